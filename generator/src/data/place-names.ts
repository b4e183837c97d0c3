/** Names that are countries or continents whatever the text says of them. */
export const countries: ReadonlySet<string> = new Set(
  `afghanistan albania algeria angola argentina armenia australia austria azerbaijan bangladesh belarus
  belgium bolivia botswana brazil britain bulgaria burma cambodia cameroon canada chile china colombia croatia
  cuba cyprus czechoslovakia denmark ecuador egypt england eritrea estonia ethiopia fiji finland france
  georgia germany ghana greece guatemala haiti honduras hungary iceland india indonesia iran iraq ireland
  israel italy jamaica japan jordan kazakhstan kenya korea kuwait laos latvia lebanon liberia libya
  lithuania luxembourg madagascar malawi malaysia mali malta mexico mongolia morocco mozambique myanmar
  namibia nepal netherlands nicaragua niger nigeria norway oman pakistan panama paraguay peru
  philippines poland portugal prussia qatar romania russia rwanda scotland senegal serbia singapore slovakia
  slovenia somalia spain sudan sweden switzerland syria taiwan tanzania thailand tunisia turkey uganda
  ukraine uruguay venezuela vietnam wales yemen yugoslavia zambia zimbabwe new_zealand south_africa
  united_kingdom united_states soviet_union saudi_arabia sri_lanka costa_rica el_salvador north_korea
  south_korea west_germany east_germany czech_republic`
    .trim()
    .split(/\s+/)
    .map((name) => name.replace('_', ' ')),
);
