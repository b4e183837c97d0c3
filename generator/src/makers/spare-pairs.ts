import type { Analysis } from '../analysis/analyse-text.ts';
import { withoutStop } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { isAskable } from '../analysis/is-askable.ts';
import { findBlanks } from './blanks.ts';
import type { Pair, Relation } from './pairs.ts';

/** Pairs that any prose gives, for tests that want more than its terms, people and years. */
export function listSparePairs(analysis: Analysis): Pair[][] {
  const known = sparesOf.get(analysis);
  if (known) return known;
  const pools = [figurePairs(analysis), ...halfPairs(analysis), ...gapPairs(analysis)].filter(
    ({ length }) => length >= 4,
  );
  sparesOf.set(analysis, pools);
  return pools;
}

// Goes with the analysis it belongs to.
const sparesOf = new WeakMap<Analysis, Pair[][]>();

const figures: Relation = {
  task: 'Match each number with the sentence that it completes.',
  sides: 'number and sentence',
  check: 'Which of these sentences are completed by the number beside them?',
  quality: 0.5,
};

/** Sentences with one number that is no year, without it. */
export function figurePairs({ sentences }: Analysis): Pair[] {
  return sentences.flatMap((sentence): Pair[] => {
    const { text, stands, block } = sentence;
    const numbers = text.match(/(?<![\p{L}\d-])\d[\d.,]*(?<![.,])(?![\p{L}\d-])/gu) ?? [];
    const [number] = numbers;
    if (!stands || block.kind === 'row' || number === undefined || numbers.length > 1) return [];
    if (text.length > 190 || /^(?:1\d{3}|20\d\d)$/.test(number)) return [];
    if (leaning.test(text) || new RegExp(`\\b[Ii]n ${number} (?!\\p{Ll}+s\\b)`, 'u').test(text))
      return [];
    const right = text.replace(number, '_____');
    return [{ left: number, right, relation: figures, sentence, list: '', form: '' }];
  });
}

const leaning = /\b(?:it|its|them|they|their|this|these|those|such|he|she|him|his|her)\b/i;

const halves: Relation = {
  task: 'Match the beginning of each sentence with its end.',
  sides: 'beginning and end',
  check: 'Which of these sentences end as they should?',
  quality: 0.25,
};

const mixedHalves: Relation = { ...halves, quality: 0.15 };

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
      { left: `${left} …`, right: `… ${end}`, relation: halves, sentence, list: '', form: '' },
    ];
  });
}

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
    known.pairs.push({ left, right, relation, sentence: fact.sentence, list: '', form: '' });
  }
  return [...kinds.values()].map(({ pairs }) => pairs);
}

const months =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

function gapRelation(kind: string): Relation {
  const noun = kind === 'person' || kind === 'name' ? 'name' : 'term';
  return {
    task: `Match each ${noun} with the sentence that it completes.`,
    sides: `${noun} and sentence`,
    check: `Which of these sentences are completed by the ${noun} beside them?`,
    // Places beside places tell nothing; a mixed bag is solved by grammar.
    quality: kind === 'person' || kind === 'place' ? 0.5 : 0.2,
  };
}
