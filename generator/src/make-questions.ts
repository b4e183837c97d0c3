import type { TypeCount } from '@engram/core/generation/api.ts';
import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { analyseText } from './analysis/analyse-text.ts';
import { readPassages } from './analysis/read-passages.ts';
import { indexText } from './grounding/index-text.ts';
import { isEnglish } from './is-english.ts';
import { fillGaps, matchGaps } from './makers/any-language.ts';
import type { Candidate, Maker } from './makers/candidate.ts';
import { chooseDrafts, type Pool } from './makers/choose-drafts.ts';
import { fillBlank } from './makers/fill-in-blank.ts';
import { matchAgain, matchPairs, matchParts } from './makers/matching.ts';
import { chooseUnchanged } from './makers/changed-statements.ts';
import {
  chooseAnyStatements,
  choosePredicates,
  chooseStatements,
} from './makers/choose-statements.ts';
import { chooseEnumerated, chooseMembers } from './makers/multiple-answer.ts';
import {
  chooseAnySubject,
  chooseGap,
  chooseMeaning,
  chooseMissing,
  chooseNumber,
  chooseObject,
  chooseSubject,
} from './makers/multiple-choice.ts';
import { answerNaming, chooseNaming, fillNaming } from './makers/naming-gaps.ts';
import { chooseNamings } from './makers/naming-statements.ts';
import { orderFacts } from './makers/order-facts.ts';
import {
  answerAnySubject,
  answerGap,
  answerMissing,
  answerNumber,
  answerObject,
  answerSubject,
} from './makers/short-answer.ts';
import { choosePairings, chooseSparePairings } from './makers/pairing-questions.ts';
import { chooseRow } from './makers/table-questions.ts';
import { stateFalsehood, stateLesserFalsehood, stateTruth } from './makers/true-false.ts';

export type QuestionOrder = {
  /** Prepared by `prepareText`. */
  text: string;
  wanted: readonly TypeCount[];
  seed: string;
  /** Stems that were asked already. */
  avoid?: readonly string[];
  /** Passages that were asked about already. */
  spans?: readonly Source[];
  /** What the learner wants to practise; other parts come after them. */
  topics?: readonly string[];
};

/**
 * Questions made by rule, without AI: the best first of each type, each with the sentence it comes
 * from. Fewer than wanted when the text supports no more (D27).
 */
export function makeQuestions({
  text,
  wanted,
  seed,
  avoid = [],
  spans = [],
  topics = [],
}: QuestionOrder): Draft[] {
  const index = indexText(text);
  if (!isEnglish(text, index.language)) {
    const pools = poolsOfOther(text, { language: index.language, wanted, seed });
    return chooseDrafts(pools, { index, avoid, spans, topics });
  }
  const random = seedRandom(seed);
  const before = spans.length + avoid.length;
  const total = wanted.reduce((sum, { count }) => sum + count, before);
  const most = Math.max(fewestRead, total * readPerQuestion);
  const analysis = analyseText(text, index.sections, {
    most,
    random,
    isSpread: topics.length > 0,
  });
  const workshop = { analysis, random, ordered: orderFacts(analysis.facts, random) };
  const asked = wanted.filter(({ count }) => count > 0);
  // What was asked before, or by another type, falls away again.
  const isLong = text.length > longText;
  const enough = (count: number) => (isLong ? 2 * count + before + 10 : count + 2 * total + 6);
  const pools = asked.map(({ type, count }) => {
    const { main, next = [], spare } = makersOf[type];
    const make = (makers: readonly Maker[], most = enough(count)) =>
      makers.flatMap((maker) => maker(workshop).take(most).toArray());
    const best = make(main);
    // A long text gives so many of the best that the next ones need not be made.
    if (best.length < enough(count)) best.push(...make(next));
    // Where a topic is wanted, lesser questions on it come before better ones on others.
    const lesser = topics.length > 0 ? make(spare) : [];
    const candidates = [...best, ...lesser.map(lower)];
    // Sentences that another type has used up give nothing new, so all others get their turn.
    const more = () => [
      ...make(spare),
      ...make([...main, ...next], enough(total) * (isLong ? 1 : 4)),
    ];
    return { type, count, candidates, more };
  });
  return chooseDrafts(pools, { index, avoid, spans, topics });
}

function lower(candidate: Candidate): Candidate {
  return { ...candidate, quality: candidate.quality - 0.2 };
}

/** A question needs some sentences to be chosen from; reading all of a book would only take time. */
const fewestRead = 120;
const readPerQuestion = 6;
/** From here on there are many facts of each kind, and the first ones will do. */
const longText = 20_000;

type Makers = { main: readonly Maker[]; next?: readonly Maker[]; spare: readonly Maker[] };

/** The spare ones work only for a text that gives too little to the main ones. */
const makersOf: Record<QuestionType, Makers> = {
  'multiple-choice': {
    main: [chooseSubject, chooseNaming, chooseMeaning, chooseNumber, chooseRow],
    next: [chooseGap],
    spare: [chooseAnySubject, chooseObject, chooseMissing],
  },
  'true-false': { main: [stateTruth, stateFalsehood], spare: [stateLesserFalsehood] },
  'short-answer': {
    main: [answerSubject, answerNaming, answerNumber],
    next: [answerGap],
    spare: [answerAnySubject, answerObject, answerMissing],
  },
  matching: { main: [matchPairs], spare: [matchAgain, matchParts] },
  'fill-in-blank': { main: [fillNaming, fillBlank], spare: [] },
  'multiple-answer': {
    main: [chooseEnumerated, chooseMembers, choosePairings, chooseNamings, chooseStatements],
    spare: [chooseSparePairings, choosePredicates, chooseAnyStatements, chooseUnchanged],
  },
};

/** In other languages than English only what needs no grammar (D27). */
function poolsOfOther(
  text: string,
  { language, wanted, seed }: { language: string } & Pick<QuestionOrder, 'wanted' | 'seed'>,
): Pool[] {
  const reading = readPassages(text, language);
  const random = seedRandom(seed);
  return wanted.flatMap(({ type, count }): Pool[] => {
    const make = type === 'fill-in-blank' ? fillGaps : type === 'matching' ? matchGaps : undefined;
    if (!make || count === 0) return [];
    return [
      {
        type,
        count,
        candidates: make(reading, language, random)
          .take(count * 3 + 6)
          .toArray(),
        more: () => [],
      },
    ];
  });
}
