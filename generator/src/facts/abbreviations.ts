import type { Document, Range } from '../structure/document.ts';
import type { AbbreviationFact, FactRule } from './fact.ts';
import { findLongForm, isWholeLongForm } from './long-forms.ts';
import { listRanges } from './statements.ts';

/**
 * 'local area network (LAN)', 'LAN (local area network)' and 'LAN: local area network', in any
 * language of Latin letters.
 */
export const abbreviations: FactRule<AbbreviationFact> = {
  name: 'abbreviations',
  find: (document) =>
    dropDoubtful(listRanges(document).flatMap((place) => findIn(document, place))),
  good: [
    { text: 'A local area network (LAN) joins computers.', why: 'LAN = local area network' },
    {
      text: 'The HHS (hyperosmolar hyperglycaemic state) is rare.',
      why: 'HHS = hyperosmolar hyperglycaemic state',
    },
    {
      text: 'Cells store energy in adenosine triphosphate (ATP).',
      why: 'ATP = adenosine triphosphate',
    },
    { text: 'Genes are made of deoxyribonucleic acid (DNA).', why: 'DNA = deoxyribonucleic acid' },
    { text: 'The Department of Defense (DoD) pays for it.', why: 'DoD = Department of Defense' },
    {
      text: 'He injects glucagon-like peptide-1 (GLP-1) each day.',
      why: 'GLP-1 = glucagon-like peptide-1',
    },
    {
      text: 'Die Europäische Zentralbank (EZB) sitzt in Frankfurt.',
      why: 'EZB = Europäische Zentralbank',
    },
    {
      text: 'La Organización de las Naciones Unidas (ONU) nació en 1945.',
      why: 'ONU = Organización de las Naciones Unidas',
    },
    { text: 'Le produit intérieur brut (PIB) augmente.', why: 'PIB = produit intérieur brut' },
    { text: 'Mobile network operators (MNOs) sell data.', why: 'MNOs = Mobile network operators' },
    {
      text: 'A central bank (CB) lends, and central banks (CBs) pay.',
      why: 'CB = central bank',
    },
    {
      text: 'MKO = more knowledgeable other (term of later writers)',
      why: 'MKO = more knowledgeable other',
    },
    { text: 'PA = pressure altitude.  Read it at 1013 hPa.', why: 'PA = pressure altitude' },
    {
      text: 'GWG: geringwertiges Wirtschaftsgut, bis 800 € sofort abschreibbar',
      why: 'GWG = geringwertiges Wirtschaftsgut',
    },
    {
      text: 'Gross domestic product, or GDP, is the value of all goods.',
      why: 'GDP = Gross domestic product',
    },
    { text: 'SLA stands for service level agreement.', why: 'SLA = service level agreement' },
  ],
  bad: [
    { text: 'RF = random features at each split', why: 'two letters fit many words' },
    { text: 'IMSAFE = Illness Medication Stress Alcohol Fatigue Eating', why: 'a checklist' },
    { text: 'CAT: computed axes of three scans', why: 'the words go on' },
    { text: 'Tonight he is NPO / NBM (nothing by mouth) again.', why: 'two short forms' },
    { text: 'The graph (RAG) is a resource alloc graph (RAG).', why: 'a clipped word' },
    { text: 'Acids such as hydrogen chloride (HCl) are strong.', why: 'a formula' },
    { text: 'The Treaty of Rome (EEC) was signed.', why: 'letters not accounted for' },
    { text: 'World War Two (II) ended in 1945.', why: 'a number' },
    { text: 'Large parts of other cities (NYC) are old.', why: 'another name' },
    { text: 'The river flows through the city (LONDON).', why: 'a name' },
    { text: 'Sodium (Na) is a metal.', why: 'a symbol' },
    { text: 'Memory is short (STM) or long.', why: 'words are missing' },
    {
      text: 'A personal computer (PC) differs from political correctness (PC).',
      why: 'two long forms',
    },
    { text: 'A drug called aspirin (A) helps.', why: 'one letter' },
    { text: 'The United big States (US) are large.', why: 'a word without a letter' },
  ],
};

function findIn(
  document: Document,
  { range, section }: { range: Range; section: number },
): AbbreviationFact[] {
  const text = document.text
    .slice(range.start, range.end)
    .replace(/[*_`]+|\s+/g, (found) => (/\s/.test(found) ? ' ' : ''));
  const brackets = Array.from(text.matchAll(/\(([^()]{2,80})\)/gu));
  const inBrackets = brackets.flatMap(({ index, 1: inside = '' }): Pair[] => {
    const before = text.slice(Math.max(0, index - 200), index).trimEnd();
    const pair = readShortInside(before, inside) ?? readLongInside(before, inside);
    return pair === null ? [] : [pair];
  });
  return [...inBrackets, ...readJoined(text), ...readSaid(text)].map((pair) => ({
    rule: abbreviations.name,
    shape: 'abbreviation',
    section,
    proof: [range],
    ...pair,
  }));
}

type Pair = { short: string; long: string };

function readShortInside(before: string, inside: string): Pair | null {
  const short = inside.trim().replace(/^["“']|["”']$/gu, '');
  if (!isShortForm(short)) return null;
  const long = findLongForm(before, short);
  return long === null ? null : { short, long };
}

function readLongInside(before: string, inside: string): Pair | null {
  const found = /(?<of>(?:^|[\s"“]))(?<short>[\p{L}\p{N}-]{2,10})["”]?$/u.exec(before);
  const short = found?.groups?.['short'] ?? '';
  // 'NPO / NBM (nothing by mouth)': only one of the two is made of these words.
  if (/[/|]\s*$/u.test(before.slice(0, found?.index ?? 0).trimEnd())) return null;
  const long = inside.trim();
  return isShortForm(short) && isWholeLongForm(long, short) ? { short, long } : null;
}

const joined =
  /(?:^|[.;,(/]\s*)(?:[-*•]\s+)?([\p{Lu}][\p{L}\p{N}-]{1,8}) ?(?:=|:|[–—-](?= )|stands for|is short for|steht für) ?([^=:;.,()–—]{4,90})/gu;

/** 'LAN: local area network', 'LAN = local area network', 'LAN stands for local area network'. */
function readJoined(text: string): Pair[] {
  return Array.from(text.matchAll(joined)).flatMap(({ 1: short = '', 2: said = '' }) => {
    const long = isShortForm(short) ? cutLongForm(said.trim(), short) : null;
    return long === null ? [] : [{ short, long }];
  });
}

/** 'Illness Medication Stress Alcohol Fatigue Eating' is a list to be checked. */
const mostWords = 5;

const goesOn =
  /^(?:that|which|who|for|in|on|at|by|with|to|is|are|used|and|der|die|das|für|que|qui|pour|para)$/iu;

/** All that is said, or its beginning where a small word goes on; two letters fit too much for that. */
function cutLongForm(said: string, short: string): string | null {
  const words = said.split(' ');
  if (isWholeLongForm(said, short)) return words.length > mostWords ? null : said;
  const ends = words.flatMap((word, no) => (goesOn.test(word) ? [no] : []));
  const longs = ends.map((end) => words.slice(0, end).join(' '));
  return (short.length < 3 ? null : longs.find((long) => isWholeLongForm(long, short))) ?? null;
}

/** 'Gross domestic product, or GDP, …'. */
function readSaid(text: string): Pair[] {
  return Array.from(
    text.matchAll(/, (?:or|abbreviated(?: as| to)?) ([\p{Lu}\p{N}-]{2,8})(?=[,.;]| is )/gu),
  ).flatMap(({ index, 1: short = '' }) => {
    const long = isShortForm(short) ? findLongForm(text.slice(0, index), short) : null;
    return long === null ? [] : [{ short, long }];
  });
}

/** At least two capitals, and no number of Rome. */
function isShortForm(short: string): boolean {
  if (!/^[\p{Script=Latin}\p{N}-]{2,10}$/u.test(short) || /^[IVXLC]+$/.test(short)) return false;
  return (short.match(/\p{Lu}/gu)?.length ?? 0) >= 2;
}

/** One fact for each, and none where the text gives two long forms. */
function dropDoubtful(facts: readonly AbbreviationFact[]): AbbreviationFact[] {
  const bare = (written: string) => written.toLowerCase().replace(/s$/, '');
  const same = (one: string, other: string) => bare(one) === bare(other);
  return facts.filter((fact, no) => {
    const isFirst = !facts.slice(0, no).some((other) => same(other.short, fact.short));
    return (
      isFirst &&
      facts.every((other) => !same(other.short, fact.short) || same(other.long, fact.long))
    );
  });
}
