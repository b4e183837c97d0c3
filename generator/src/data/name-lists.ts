/** Small lists of well-known names; what they do not hold is told by its neighbours. */
const list = (words: string) => new Set(words.trim().split(/\s+/));

export const firstNames = list(`
  adam albert albrecht alexander alfred alan alice andrew ann anna anne antoine anton antonio arthur augustus
  barbara benjamin bernard bertrand blaise carl caroline catherine charles charlotte christiaan
  christopher claude clara daniel david dmitri dorothy edmund edward edwin elizabeth emil emily emma emmanuel
  enrico eric erich ernest erwin eva felix ferdinand florence francis francesco frank franz frederick friedrich
  galileo gamal george georg giovanni giuseppe gottfried grace gregor guglielmo gustav hannah hans harold harriet
  heinrich helen henri henry herbert hermann hugo humphry ignaz immanuel isaac isabella ivan jacob jacques james
  jan jane jean jeremy jerome jesse joan johann johannes john jonas jonathan josef joseph joshua josiah juan julia
  julius karl katherine konrad lawrence leo leon leonardo leonhard lester linus lisa louis louise lucas lucy ludwig
  luigi marco margaret maria marie mark martin mary matthew matthias maurice max michael michelangelo miguel niels
  nicholas nicolaus nikola nikolai oliver oscar otto pablo patrick paul pedro peter philip pierre rachel ralph
  raymond rebecca rene richard robert roger ronald rosa rosalind rudolf samuel sarah sebastian sigmund simon sofia
  sophie stanley stephen steven susan theodor theodore thomas tim timothy ulrich vasco victor victoria vincent
  vladimir walter werner wilhelm wilhelmina william winston wolfgang ada alessandro alois amelia ernst elisabeth
  eleanor edith fritz jules lise mahatma nelson rudolph sally tycho barack abraham andreas antonie bill jimmy`);

/** Beside a country stand countries, not cities. */
export const countries = list(`
  australia argentina austria bangladesh belgium bolivia brazil britain bulgaria canada chile china colombia
  croatia cuba denmark ecuador egypt england estonia ethiopia finland france germany ghana greece greenland
  haiti hungary iceland india indonesia iran iraq ireland israel italy jamaica japan jordan kenya korea kuwait
  latvia lebanon libya lithuania luxembourg malaysia malta mexico mongolia morocco nepal netherlands nigeria
  norway pakistan palestine panama paraguay peru philippines poland portugal prussia romania russia saxony
  scotland senegal serbia singapore slovakia slovenia somalia spain sudan sweden switzerland syria taiwan
  tanzania thailand tunisia turkey uganda ukraine uruguay venezuela vietnam wales yemen zambia zimbabwe`);

export const places = new Set([
  ...countries,
  ...list(`
  africa america antarctica asia europe oceania bavaria bohemia burgundy castile catalonia flanders lombardy mesopotamia persia siberia sicily tuscany alexandria
  algiers amsterdam antwerp athens baghdad barcelona basel beijing belgrade berlin birmingham bombay bonn boston
  brussels budapest cairo calcutta cambridge chicago cologne constantinople copenhagen delhi dresden dublin edinburgh
  florence frankfurt geneva genoa glasgow hamburg hiroshima istanbul jerusalem kiev leipzig lisbon liverpool london
  lyon madrid mainz manchester marseille milan moscow munich nagasaki naples nuremberg oxford paris philadelphia
  prague rome rotterdam seville shanghai stockholm sydney tokyo toronto venice versailles vienna warsaw washington
  wittenberg zurich mediterranean caribbean arabia mars venus mercury jupiter saturn neptune uranus`),
]);

/** The last word of a name, or the one before 'of', tells what it is the name of. */
export const placeNouns = list(`
  canal river lake mountain mountains sea ocean bay island islands valley desert peninsula isthmus cape street city
  town port strait coast forest gulf states kingdom castle palace tower bridge wall park square hall basin plateau
  falls bight county province alps lakes delta reef harbour harbor`);
export const bodyNouns = list(`
  company bank university college party union league council court parliament agency organization organisation
  association committee commission department institute society authority government church force forces army navy
  ministry office board academy museum school corporation trust club federation fund group nations senate assembly
  congress service guild order works press bureau`);
export const eventNouns = list(`
  war wars revolution battle siege crisis convention treaty act acts pact edict diet conference summit reformation
  renaissance enlightenment depression exhibition declaration proclamation rebellion revolt uprising massacre plague
  famine peace purchase amendment trial trials accord accords agreement compromise constitution charter law laws
  reform reforms bill rising strike mutiny`);
export const workNouns = list(`
  bible testament letter address opera symphony book theses manifesto alphabet encyclopedia dictionary gospel epic
  republic principia origin captivity freedom times gazette journal`);

/** Begin with a capital and are still no names to ask for. */
export const calendarNames = list(`
  january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday christmas easter summer winter spring autumn`);

export const demonym =
  /(?:ish|ese|[a-z]ian|[a-z]ean|[a-z]ican|french|dutch|greek|swiss|german|roman|arab|soviet|czech|hindi|latin|norman|tibetan|korean|welsh|turk|saxon|mandarin|xhosa|zulu|thai|swahili|urdu|hebrew|arabic)s?$/;
