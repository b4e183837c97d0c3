/**
 * Whether two words name two different members of a set that everybody learns by heart. Who says the
 * one where the other was asked for made no slip.
 */
export function areRivals(one: string, other: string): boolean {
  if (one === other) return false;
  const kinds = kindsOf.get(one);
  if (!kinds) return false;
  const others = kindsOf.get(other);
  return others !== undefined && [...kinds].some(([kind, no]) => isAnother(others.get(kind), no));
}

/** Whether two words are two names of one thing: 'oxygen' and 'o2'. */
export function areOneMember(one: string, other: string): boolean {
  const [kinds, others] = [kindsOf.get(one), kindsOf.get(other)];
  if (!kinds || !others) return false;
  return [...kinds].some(([kind, no]) => others.get(kind) === no);
}

/** Whether a word is the name of a month. */
export function isMonth(word: string): boolean {
  return kindsOf.get(word)?.has(months) === true;
}

function isAnother(other: number | undefined, no: number): boolean {
  return other !== undefined && other !== no;
}

/** The place of the months below. */
const months = 2;

/** Members are parted by commas, and the names of one member by spaces. */
const kinds = [
  `hydrogen h h2 wasserstoff hidrógeno, helium he, lithium li, carbon kohlenstoff carbono,
  nitrogen n2 stickstoff nitrógeno, oxygen o2 sauerstoff oxígeno, fluorine f fluor flúor, neon, sodium na natrium
  sodio, magnesium mg magnesio, aluminium aluminum al aluminio, silicon si silicium silicio, phosphorus
  phosphor fósforo, sulfur sulphur schwefel azufre, chlorine cl cl2 chlor cloro, argon ar, potassium kalium
  potasio, calcium ca calcio, iron fe eisen hierro, nickel, copper cu kupfer cobre, zinc zn zink, bromine br,
  silver ag silber plata, tin sn zinn, iodine iod yodo, gold au oro, mercury hg quecksilber, lead pb
  blei plomo, uranium uran uranio`,
  `mercury merkur mercurio, venus, earth erde tierra, mars marte, jupiter júpiter, saturn saturno,
  uranus urano, neptune neptun neptuno, moon mond luna, sun sonne sol`,
  `january januar enero, february februar febrero, march märz marzo, april abril, may mai mayo, june juni
  junio, july juli julio, august agosto, september septiembre, october oktober octubre, november
  noviembre, december dezember diciembre`,
  `monday montag lunes, tuesday dienstag martes, wednesday mittwoch miércoles, thursday donnerstag
  jueves, friday freitag viernes, saturday samstag sábado, sunday sonntag domingo`,
  `red rot rojo, green grün verde, blue blau azul, yellow gelb amarillo, black schwarz negro, white weiß
  blanco, orange, purple violet lila, brown braun marrón, grey gray grau gris, pink rosa`,
  `north norden norte, south süden sur, east osten este, west westen oeste`,
  `northern, southern, eastern, western`,
  `europe europa, asia asien, africa afrika áfrica, america amerika américa, australia australien,
  antarctica antarktis antártida`,
  `spring frühling primavera, summer sommer verano, autumn fall herbst otoño, winter invierno`,
  `more mehr más plus, less weniger menos moins, same gleich igual même`,
  `solid fest sólido, liquid flüssig líquido, gas gasförmig`,
  `best, worst`,
  `inner, outer`,
  `primary, secondary, tertiary`,
  `father vater padre, mother mutter madre, brother bruder hermano, sister schwester hermana, son sohn
  hijo, daughter tochter hija`,
  `legislature legislative, executive, judiciary`,
  `lungs lung, heart, liver, kidney kidneys, brain, stomach, pancreas, spleen`,
  `protons proton, neutrons neutron, electrons electron`,
  `christianity christentum cristianismo, islam, judaism judentum judaísmo, hinduism hinduismus,
  buddhism buddhismus budismo`,
];

const kindsOf: ReadonlyMap<string, ReadonlyMap<number, number>> = readKinds();

function readKinds(): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>();
  for (const [kind, text] of kinds.entries()) {
    for (const [no, member] of text.split(',').entries()) {
      for (const name of member.trim().split(/\s+/)) {
        found.set(name, (found.get(name) ?? new Map<number, number>()).set(kind, no));
      }
    }
  }
  return found;
}
