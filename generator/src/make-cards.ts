import type { CardType } from '@engram/core/flashcards/card.ts';
import { makeCardDraft, readSides } from '@engram/core/flashcards/make-card-draft.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { analyseText, type Analysis } from './analysis/analyse-text.ts';
import type { Fact } from './analysis/fact.ts';
import { isAskable } from './analysis/is-askable.ts';
import { asAnswer } from './analysis/names.ts';
import { capitalise } from './analysis/clean-text.ts';
import { readPassages } from './analysis/read-passages.ts';
import { makeStemIndex, type StemIndex } from './duplicates/stem-index.ts';
import { indexText, type TextIndex } from './grounding/index-text.ts';
import { isEnglish } from './is-english.ts';
import { mendDraft } from './lint/mend-draft.ts';
import { findGaps } from './makers/any-language.ts';
import { findBlanks } from './makers/blanks.ts';
import { sourceOf, topicOf } from './makers/candidate.ts';
import { askNumber } from './makers/number-questions.ts';
import { askObject } from './makers/object-questions.ts';
import { orderFacts } from './makers/order-facts.ts';
import { askSubject } from './makers/stems.ts';

export type CardDraft = {
  type: CardType;
  front: string;
  back: string;
  source: Source;
  topic: string | null;
};

export type CardOrder = {
  /** Prepared by `prepareText`. */
  text: string;
  wanted: readonly { type: CardType; count: number }[];
  seed: string;
  /** What the learner wants to practise; other parts come after them. */
  topics?: readonly string[];
  /** What other cards ask already. */
  before?: readonly Draft[];
};

/**
 * Flashcards made by rule, without AI, each checked as the question it asks; fewer than wanted when
 * the text supports no more (D27).
 */
export function makeCards({
  text,
  wanted,
  seed,
  topics = [],
  before = [],
}: CardOrder): CardDraft[] {
  const index = indexText(text);
  const { language } = index;
  const cards = isEnglish(text, language) ? makeEnglish(text, seed) : makeOther(text, language);
  const first = topics.map((topic) => topic.toLowerCase());
  const isOn = ({ topic, source }: CardDraft) =>
    first.some((name) => `${topic ?? ''} ${source.quote}`.toLowerCase().includes(name));
  const stems = makeStemIndex();
  for (const draft of before) stems.add(draft);
  return wanted.flatMap(({ type, count }) => {
    const own = cards[type]();
    const ordered =
      first.length === 0 ? own : [...own.filter(isOn), ...own.filter((card) => !isOn(card))];
    return takeNew(ordered, count, { index, stems });
  });
}

type Decks = Record<CardType, () => CardDraft[]>;

type Checks = { index: TextIndex; stems: StemIndex };

/** Those that are sound, and ask for nothing that another card asks for or tells. */
function takeNew(
  cards: readonly CardDraft[],
  count: number,
  { index, stems }: Checks,
): CardDraft[] {
  const taken: CardDraft[] = [];
  for (const { source, topic, ...sides } of cards) {
    if (taken.length >= count) break;
    const { draft, flaws } = mendDraft({ ...makeCardDraft(sides), source, topic }, index);
    if (flaws.some(({ verdict }) => verdict === 'drop') || !stems.isNew(draft)) continue;
    stems.add(draft);
    taken.push({ ...readSides(sides, draft), source, topic });
  }
  return taken;
}

function makeEnglish(text: string, seed: string): Decks {
  const analysis = analyseText(text);
  const random = seedRandom(seed);
  const ordered = orderFacts(analysis.facts, random);
  const workshop = { analysis, random, ordered };
  return {
    'term-definition': () =>
      ordered
        .filter(
          (fact) =>
            isAskable(fact) && !fact.isCut && fact.weight > 1 && fact.lead === '' && explains(fact),
        )
        .map((fact) =>
          makeCard(analysis, fact, {
            type: 'term-definition',
            front: asAnswer(fact.name),
            back: capitalise(fact.phrase),
          }),
        ),
    'question-answer': () =>
      ordered.flatMap((fact) => {
        const number = askNumber(workshop, fact);
        const object = askObject(workshop, fact);
        const subject = isAskable(fact) && fact.weight > 2 ? askSubject(fact, 'open') : undefined;
        const asked = [
          ...(subject === undefined ? [] : [{ front: subject, back: asAnswer(fact.name) }]),
          ...(number ? [{ front: number.text, back: asAnswer(number.spot.text) }] : []),
          ...(object ? [{ front: object.text, back: asAnswer(object.answer) }] : []),
        ];
        return asked.map((sides) =>
          makeCard(analysis, fact, { type: 'question-answer', ...sides }),
        );
      }),
    'fill-in-blank': () =>
      ordered.flatMap((fact) =>
        findBlanks(analysis, fact, 1).map(({ text: front, answer: back }) =>
          makeCard(analysis, fact, { type: 'fill-in-blank', front, back }),
        ),
      ),
  };
}

/** A meaning, or a line of notes that says what something does. */
function explains({ shape, origin }: Fact): boolean {
  return shape === 'definition' || origin === 'entry' || origin === 'row';
}

function makeCard(
  analysis: Analysis,
  { sentence }: Fact,
  sides: Pick<CardDraft, 'type' | 'front' | 'back'>,
): CardDraft {
  return {
    ...sides,
    source: sourceOf(analysis, sentence),
    topic: topicOf(analysis, sentence.section),
  };
}

/** Without knowing the language: explained words, and sentences with a gap. */
function makeOther(text: string, language: string): Decks {
  const reading = readPassages(text, language);
  const place = ({ start, end, section }: { start: number; end: number; section: number }) => ({
    source: {
      quote: text.slice(start, Math.min(end, start + 1_000)),
      start,
      end: Math.min(end, start + 1_000),
      page: null,
    },
    topic: reading.sections[section]?.heading ?? null,
  });
  return {
    'term-definition': () =>
      reading.meanings.map((meaning) => ({
        type: 'term-definition',
        front: meaning.name,
        back: meaning.meaning,
        ...place(meaning),
      })),
    'question-answer': () => [],
    'fill-in-blank': () =>
      findGaps(reading, language).map(({ text: front, answer: back, passage }) => ({
        type: 'fill-in-blank',
        front,
        back,
        ...place(passage),
      })),
  };
}
