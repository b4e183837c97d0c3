import type { Analysis } from '../analysis/analyse-text.ts';
import { capitalise, withoutStop } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import type { Term } from '../analysis/find-terms.ts';
import { isAskable } from '../analysis/is-askable.ts';
import { isNounTag, isPluralNoun } from '../analysis/retag.ts';
import { dullNouns } from '../data/word-lists.ts';
import { contentWords } from '../content-words.ts';
import { findBlanks } from './blanks.ts';
import { isStatement } from './is-statement.ts';
import { printsAlone } from './prints-alone.ts';
import type { Pair, Relation } from './relation.ts';

/** Pairs that any prose gives, for tests that want more than its terms, people and years. */
export function listSparePairs(analysis: Analysis): Pair[][] {
  const known = sparesOf.get(analysis);
  if (known) return known;
  const pools = [
    figurePairs(analysis),
    ...gapPairs(analysis),
    ...wordPairs(analysis),
    ...halfPairs(analysis),
  ].filter(({ length }) => length >= 4);
  sparesOf.set(analysis, pools);
  return pools;
}

// Goes with the analysis it belongs to.
const sparesOf = new WeakMap<Analysis, Pair[][]>();

const figures: Relation = {
  task: 'Match each number with the sentence that it completes.',
  check: 'Which of these sentences are completed correctly?',
  checkAgain: 'Which of these numbers are correct?',
  quality: 0.5,
};

/** Sentences with one number that is no year, without it. */
export function figurePairs(analysis: Analysis): Pair[] {
  return analysis.sentences.flatMap((sentence): Pair[] => {
    const { text, stands, block } = sentence;
    const numbers = text.match(/(?<![\p{L}\d-])\d[\d.,]*(?<![.,])(?![\p{L}\d-])/gu) ?? [];
    const [number] = numbers;
    if (!stands || block.kind === 'row' || number === undefined || numbers.length > 1) return [];
    if (text.length > 190 || /^(?:1\d{3}|20\d\d)$/.test(number)) return [];
    if (leaning.test(text) || new RegExp(`\\b[Ii]n ${number} (?!\\p{Ll}+s\\b)`, 'u').test(text))
      return [];
    if (!isStatement(analysis, sentence)) return [];
    const right = text.replace(number, '_____');
    return [
      { left: number, right, relation: figures, sentence, list: '', form: '', isSound: false },
    ];
  });
}

const leaning = /\b(?:it|its|them|they|their|this|these|those|such|he|she|him|his|her)\b/i;

const missing: Relation = {
  task: 'Match each word with the sentence that it completes.',
  check: 'Which of these sentences are completed correctly?',
  checkAgain: 'Which of these pairings are correct?',
  quality: -1,
};

/** Where the word is one that the text is about, and the sentence short. */
const missingTerm: Relation = { ...missing, quality: -0.8 };

/** The nouns of plain sentences, those in the plural apart: what any prose gives. */
function wordPairs({ sentences, terms }: Analysis): Pair[][] {
  const seen = new Set<string>();
  const pairs = sentences.flatMap((sentence): (Pair & { isPlural: boolean })[] => {
    const { text, words, block } = sentence;
    // The first sentence of an entry is its description.
    const isEntry = block.body !== undefined && sentence.start <= block.body.start;
    if (block.kind === 'row' || isEntry || text.length < 40 || text.length > 180) return [];
    if (!/^\p{Lu}.*[.!]$/u.test(text) || opensLeaning.test(text) || text.includes('_')) return [];
    const nouns = words.filter(({ tag, lower }, no) => {
      // 'council' of 'council tax' says too little.
      const isHead = !isNounTag(words[no + 1]) && !text.includes(`${lower}'`);
      const isPlain = tag === 'NOUN' && isHead && no > 0 && /^\p{Ll}{5,}$/u.test(lower);
      return isPlain && !dullNouns.has(lower) && !seen.has(lower) && isOnce(text, lower);
    });
    return nouns.slice(-2).map((noun) => {
      const { lower } = noun;
      seen.add(lower);
      const right = text.replace(new RegExp(`\\b(?:an? )?${lower}\\b`), '_____');
      const term = terms.find(noun.lemma) ?? terms.find(lower);
      const isTerm = term && (term.isDefined || term.isMarked || term.isSubject || term.count > 2);
      const isShort = sentence.stands && text.length <= 130 && !leaning.test(text);
      const relation = isTerm && isShort ? missingTerm : missing;
      const common = { relation, sentence, list: '', form: '', isSound: false };
      return { left: capitalise(lower), right, ...common, isPlural: isPluralNoun(noun) };
    });
  });
  return [
    ...Map.groupBy(pairs, ({ isPlural, relation }) => `${isPlural}|${relation.quality}`).values(),
  ];
}

const opensLeaning =
  /^(?:it|its|they|their|them|this|these|those|such|he|she|his|her|that|there|here|then|so|but|and|or|both|some|others|another)\b/i;

/** Nor a word of its family, which would tell it. */
function isOnce(text: string, lower: string): boolean {
  return text.toLowerCase().split(lower.slice(0, 5)).length === 2;
}

const halves: Relation = {
  task: 'Match the beginning of each sentence with its end.',
  check: 'Which of these sentences end as they should?',
  checkAgain: 'Which of these endings are correct?',
  quality: -1.2,
};

const mixedHalves: Relation = { ...halves, quality: -1.3 };

/** Statements cut behind their subjects, those of one number and kind together. */
function halfPairs({ facts }: Analysis): Pair[][] {
  const groups = Map.groupBy(facts, ({ isPlural, isPerson, isName, lead }) =>
    [isPlural, isPerson, isName, lead !== ''].join('|'),
  );
  const alike = [...groups.values()].map(halvesOf);
  return [...alike, halvesOf(facts).map((pair) => ({ ...pair, relation: mixedHalves }))];
}

function halvesOf(facts: readonly Fact[]): Pair[] {
  return facts.flatMap((fact): Pair[] => {
    const { origin, statement, phrase, shape, being, sentence, weight } = fact;
    const end = withoutStop(shape === 'definition' ? `${being} ${phrase}` : phrase);
    const at = statement.indexOf(end);
    if (origin !== 'sentence' || at < 3 || weight < 2 || end.length > 120) return [];
    const left = statement.slice(0, at).trim();
    if (left.length > 80 || leaning.test(statement) || !isAskable(fact)) return [];
    return [
      {
        left: `${left} …`,
        right: `… ${end}`,
        relation: halves,
        sentence,
        list: '',
        form: '',
        isSound: false,
      },
    ];
  });
}

/** Things of one number and nature, each with a sentence of its own that may be printed alone. */
export function printablePairs(analysis: Analysis): Pair[] {
  const seen = new Set<string>();
  return analysis.facts.flatMap((fact): Pair[] => {
    if (!printsAlone(analysis, fact) || !subjectOrigins.has(fact.origin)) return [];
    const hole = findBlanks(analysis, fact, 3).find(
      ({ answer, quality }) => quality >= 0.4 && answer.toLowerCase() === fact.name.toLowerCase(),
    );
    if (!hole?.term || seen.has(hole.answer) || hole.text.length > 160) return [];
    if (leaning.test(hole.text) || contentWords(hole.text).size < 3) return [];
    if (!isRealTerm(hole.term) || isDull(hole.term) || cutCompound.test(hole.text)) return [];
    seen.add(hole.answer);
    const isPerson = hole.term.kind === 'person' || hole.term.sort === 'person';
    const isName = hole.term.kind === 'name' || hole.term.sort !== undefined;
    const number = fact.isPlural ? 'plural' : 'singular';
    const form = isPerson ? 'person' : isName ? 'name' : number;
    const relation = gapRelation(isPerson || isName ? 'name' : 'term');
    const { answer: left, text: right } = hole;
    return [{ left, right, relation, sentence: fact.sentence, list: '', form, isSound: false }];
  });
}

/** What the text explains, marks or names, and whole names of people; not any subject of a sentence. */
export function isRealTerm(term: Term): boolean {
  const { kind, sort, name, isDefined, isMarked, isNamed, listedIn } = term;
  if (kind === 'person' || sort === 'person') return name.includes(' ');
  if (kind === 'name') return sort !== undefined || isMarked;
  if (isDefined || isMarked || isNamed || listedIn.size > 0 || kind === 'acronym') return true;
  // 'shoe-leather costs' and 'body temperature' are compounds; 'outer layers' only says which layers.
  const isCompound = term.wordCount > 1 && (!term.hasAdjective || name.includes('-'));
  return isCompound && !dullNouns.has(term.head);
}

/** 'Evidence comes from …', 'Healing needs …': what any text may say is no term of this one. */
function isDull({ name, wordCount, isDefined, isMarked, kind }: Term): boolean {
  const isPlain = wordCount === 1 && !isDefined && !isMarked && kind !== 'person';
  return isPlain && (dullNouns.has(name) || abstract.test(name));
}

const abstract =
  /^(?:evidence|success|failure|risk|change|growth|progress|research|work|practice|experience|belief|aim|purpose|need|view|idea|interest|attention|care|support|help|control|power|society|trade|trouble|time|people|life)$|^\p{Ll}+(?:ing|ness|ments?)$/u;

/** 'Foam mattresses of high quality suit …' was read as what foam does. */
const cutCompound = /_____ (?!consists )\p{Ll}+s of /u;

const subjectOrigins: ReadonlySet<string> = new Set(['sentence', 'naming', 'aside']);

/** Words of one kind, each with a sentence that lacks it. */
function gapPairs(analysis: Analysis): Pair[][] {
  const kinds = new Map<string, { relation: Relation; pairs: Pair[] }>();
  for (const fact of analysis.facts) {
    const [hole] = fact.origin === 'sentence' ? findBlanks(analysis, fact, 1) : [];
    if (!hole?.term || hole.quality < 0.6 || hole.text.length > 160) continue;
    if (hole.text.includes('(n)') || months.test(hole.answer)) continue;
    const kind = hole.term.sort ?? hole.term.kind;
    const known = kinds.get(kind) ?? { relation: gapRelation(kind), pairs: [] };
    kinds.set(kind, known);
    const { relation } = known;
    const { answer: left, text: right } = hole;
    const common = { relation, sentence: fact.sentence, list: '', form: '', isSound: false };
    known.pairs.push({ left, right, ...common });
  }
  return [...kinds.values()].map(({ pairs }) => pairs);
}

const months =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

function gapRelation(kind: string): Relation {
  const noun = kind === 'person' || kind === 'name' ? 'name' : 'term';
  return {
    task: `Match each ${noun} with the sentence that it completes.`,
    check: 'Which of these sentences are completed correctly?',
    checkAgain: 'Which of these pairings are correct?',
    // Places beside places tell nothing; a mixed bag is solved by grammar.
    quality: kind === 'person' || kind === 'place' ? 0.5 : 0.35,
  };
}

/** Of names and other terms together. */
export const completesAny: Relation = { ...gapRelation('term'), quality: 0.2 };
