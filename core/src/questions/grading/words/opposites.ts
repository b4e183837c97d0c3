import { stemWord } from './word-forms.ts';

/**
 * Whether two words say the opposite, or name the other of two things that are taught together.
 * Nobody gets credit for the one when the other was asked for.
 */
export function areOpposed(one: string, other: string): boolean {
  return isOpposed(describeSense(one), describeSense(other));
}

/** What is needed to tell opposites; worked out once for a word that is compared with many. */
export type Sense = { word: string; stem: string; traits: readonly string[] };

/** The sense of one word. */
export function describeSense(word: string): Sense {
  return { word, stem: stemWord(word), traits: listTraits(prefixes, word) };
}

/** The same as areOpposed, for words that were described before. */
export function isOpposed(one: Sense, other: Sense): boolean {
  if (one.word === other.word) return false;
  return (
    opposites.get(one.stem)?.has(other.stem) === true ||
    isNegated(one.word, other.word) ||
    isNegated(other.word, one.word) ||
    one.traits.some((trait) => other.traits.includes(trait))
  );
}

/** 'nitrate' and 'nitrite': two things, or a slip in the ending. */
export function haveRivalEndings(one: string, other: string): boolean {
  const [left, right] = [turn(one), turn(other)];
  const traits = listTraits(suffixes, right);
  return left !== right && listTraits(suffixes, left).some((trait) => traits.includes(trait));
}

/** 'unsaturated' and 'saturated'. */
function isNegated(one: string, other: string): boolean {
  if (other.length < 4 || !one.endsWith(other)) return false;
  return negations.has(one.slice(0, -other.length));
}

/** A word without a beginning of a family: 'endothermic' and 'exothermic' have one in common. */
function listTraits(families: readonly (readonly string[])[], word: string): string[] {
  return families.flatMap((family, index) =>
    family
      .filter((part) => word.length > part.length + 2 && word.startsWith(part))
      .map((part) => `${index} ${word.slice(part.length)}`),
  );
}

/** Backwards, without a plural s, so that an ending is a beginning. */
function turn(word: string): string {
  return reverse(word.replace(/(?<=[^s])s$/, ''));
}

function reverse(word: string): string {
  return word.split('').toReversed().join('');
}

/** Two words that are one slip of the pen apart, so that no rule of spelling can tell them. */
export function lookAlike(one: string, other: string): boolean {
  return [`${one} ${other}`, `${other} ${one}`].some((pair) => lookAlikes.has(pair));
}

const lookAlikes: ReadonlySet<string> = new Set([
  'casual causal',
  'collision collusion',
  'complement compliment',
  'convection conviction',
  'desert dessert',
  'ethanal ethanol',
  'imminent immanent',
  'ingenious ingenuous',
  'insulin inulin',
  'johnson johnston',
  'marital martial',
  'methanal methanol',
  'nations notions',
  'neuron neutron',
  'preposition proposition',
  'precession procession',
  'prescribe proscribe',
  'prescription proscription',
  'princes princess',
  'propanal propanol',
  'prostate prostrate',
  'silicon silicone',
  'stationary stationery',
]);

const negations: ReadonlySet<string> = new Set('un in im il ir dis non anti a an mis'.split(' '));

const prefixes = [
  ['hyper', 'hypo'],
  ['endo', 'exo', 'ecto', 'meso'],
  ['inter', 'intra', 'extra'],
  ['macro', 'micro'],
  ['pre', 'post'],
  ['pro', 'anti', 'eu'],
  ['ab', 'ad'],
  ['af', 'ef'],
  ['in', 'ex', 'de', 're'],
  ['im', 'em', 'ex'],
  ['over', 'under'],
  ['up', 'down'],
  ['sub', 'super'],
  ['ana', 'cata', 'meta', 'pro', 'telo'],
  ['mono', 'mon', 'uni', 'bi', 'di', 'tri', 'tetra', 'penta', 'hexa', 'multi', 'poly'],
  ['milli', 'micro', 'nano', 'centi', 'deci', 'kilo', 'mega', 'giga', 'tera'],
  ['homo', 'hetero'],
  ['auto', 'allo', 'hetero'],
  ['iso', 'aniso'],
];

/**
 * Of salts, acids, chains of carbon, sugars and what digests them, of two sides of a deal, and of a
 * thing and who does it.
 */
const suffixes = [
  ['ate', 'ite', 'ide', 'ine'],
  ['ic', 'ous'],
  ['ane', 'ene', 'yne', 'anol', 'enol'],
  ['ose', 'ase'],
  ['ine', 'osine', 'idine'],
  ['er', 'ee'],
  ['or', 'ee'],
  ['ism', 'ist'],
  ['y', ''],
  ['er', ''],
  ['ic', ''],
].map((family) => family.map(reverse));

const pairs = `
above below, absorb emit, accept reject, acid base, acid alkaline, acidic basic, active passive,
after before, all none, all some, allow forbid, always never, anion cation, anode cathode,
artery vein, ascend descend, asset liability, attract repel, begin end, big small, birth death,
buyer seller, cause effect, cold hot, cold warm, concave convex, condensation evaporation,
conduction convection, consumer producer, contract expand, contraction expansion, credit debit,
cytosine thymine, dark light, decrease increase, defendant plaintiff, demand supply,
diastolic systolic, divide multiply, dna rna, dominant recessive, down up, dry wet, early late,
east west, electron proton, electron neutron, neutron proton, emigration immigration,
exhale inhale, exclude include, exit enter, export import, external internal, fall rise,
false true, fast slow, female male, few many, first last, fission fusion, floor ceiling,
forward backward, from to, gain lose, gain loss, genotype phenotype, guilty innocent, hard soft,
heavy light, high low, horizontal vertical, in out, input output, inside outside, into out,
large small, latitude longitude, left right, less more, long short, maximum minimum,
meiosis mitosis, negative positive, new old, north south, numerator denominator, odd even,
oxidation reduction, parallel perpendicular, phloem xylem, poor rich, predator prey,
private public, profit loss, pull push, rational irrational, receive send, same different,
stalactite stalagmite, start stop, strong weak, thick thin, transcription translation, under over,
victory defeat, win lose, with without, young old, add subtract, arithmetic geometric,
deductive inductive, discrete continuous, fixed variable, local global, lower raise, lower upper,
open closed, partial total, permanent temporary, qualitative quantitative, scalar vector,
simple complex, static dynamic, voluntary involuntary, help hinder, free fixed,
begin finish, destroy create, exclude include, absorb release, remove keep, remove add, shortage surplus,
refuse accept, best worst, inner outer, cheap expensive, easy difficult, easy hard,
keep lose, near far, majority minority, success failure, war peace, legal illegal, civil criminal,
senken erhöhen, weniger mehr, menos más, moins plus, beginnen beenden, empezar terminar, commencer finir,
stark schwach, stärker schwächer, on off, yes no, ja nein, sí no, none all, groß klein, hoch niedrig, warm kalt, positiv negativ, bilden spalten, aufbau abbau,
zunahme abnahme, anstieg rückgang, eingang ausgang, fuerte débil, grande pequeño, alto bajo, caliente frío,
positivo negativo, norte sur, derecha izquierda, links rechts, innen außen, dentro fuera, antes después,
vor nach, oberhalb unterhalb, helfen hemmen, ayudar impedir, mayor menor, máximo mínimo, éxito fracaso
`;

const opposites: ReadonlyMap<string, ReadonlySet<string>> = listOpposites();

function listOpposites(): Map<string, Set<string>> {
  const table = new Map<string, Set<string>>();
  for (const pair of pairs.split(',')) {
    const [one = '', other = ''] = pair.trim().split(' ').map(stemWord);
    table.set(one, (table.get(one) ?? new Set()).add(other));
    table.set(other, (table.get(other) ?? new Set()).add(one));
  }
  return table;
}
