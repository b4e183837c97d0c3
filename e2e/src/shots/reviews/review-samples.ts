import { setId } from '../flashcards/answer-with-set.ts';
import { idOf, makeCards } from '../flashcards/card-samples.ts';
import { recordedQuestions } from '../recorded-questions.ts';

/** What a server would say of a day's review. */

const source = {
  quote:
    'Encoding specificity principle (Tulving): retrieval works best when the cues match those present at encoding',
  before: '',
  after:
    'Godden & Baddeley (1975): divers learned lists on land / under water; recall best in same context',
  title: 'PSYC 201 Lecture 9 Memory.pdf',
  page: 3,
};

const day = 24 * 60 * 60_000;

function schedule() {
  return {
    state: 'review',
    due: new Date(Date.now() - day).toISOString(),
    stability: 4.2,
    difficulty: 5.1,
    step: 0,
    reps: 3,
    lapses: 0,
    lastReviewedAt: new Date(Date.now() - 5 * day).toISOString(),
  };
}

const group = { groupId: setId, groupName: 'Memory and plasticity' };

export function makeCardItem() {
  const [, card] = makeCards(2);
  const item = { ...card, id: idOf(1000), isBookmarked: false };
  return { kind: 'card', itemId: item.id, ...group, schedule: schedule(), card: item };
}

export function makeQuestionItem() {
  const id = '0190a5a0-0000-7000-8000-0000000000ee';
  const question = { ...recordedQuestions[0], id, source: null };
  const missedAt = new Date(Date.now() - 3 * day).toISOString();
  return {
    kind: 'question',
    itemId: id,
    ...group,
    schedule: schedule(),
    question,
    source,
    missedAt,
  };
}

const settings = { retention: 90, newPerDay: 20, duePerDay: 40 };

export function makeQueue(items: readonly object[]) {
  const left = items.length === 0 ? 0 : 18;
  return {
    items,
    counts: { due: left, new: 0, again: 0, cards: left, questions: 0, left, done: 12 },
    settings,
    parameters: null,
    msPerReview: 20_000,
    dayEndsAt: new Date(Date.now() + day / 2).toISOString(),
  };
}

export function makeProgress() {
  const share = (percent: number) => ({ reviews: 100, remembered: percent, percent });
  const names = [
    ['Memory and plasticity', 93],
    ['Organic chemistry', 91],
    ['French: verbs with être', 96],
    ['The French Revolution', 78],
  ] as const;
  const due = [24, 31, 18, 27, 22, 16, 12, 19, 23, 14, 17, 11, 15, 20];
  return {
    today: { reviews: 30, cards: 22, questions: 8, remembered: 27, again: 3, tookMs: 9 * 60_000 },
    retention: share(91),
    bySet: names.map(([name, percent], place) => ({
      groupId: `0190a5a0-0000-7000-8000-00000000010${place}`,
      name,
      retention: share(percent),
    })),
    streak: { current: 6, best: 12 },
    forecast: due.map((count, place) => ({
      day: new Date(Date.now() + (place + 1) * day).toISOString().slice(0, 10),
      due: count,
    })),
    counts: { due: 0, new: 0, again: 0, cards: 0, questions: 0, left: 0, done: 30 },
    settings,
  };
}

export function makeEmptyProgress() {
  const none = { reviews: 0, remembered: 0, percent: null };
  return {
    ...makeProgress(),
    today: { reviews: 0, cards: 0, questions: 0, remembered: 0, again: 0, tookMs: 0 },
    retention: none,
    bySet: [],
    streak: { current: 0, best: 0 },
    forecast: makeProgress().forecast.map(({ day: date }) => ({ day: date, due: 0 })),
    counts: { due: 0, new: 0, again: 0, cards: 0, questions: 0, left: 0, done: 0 },
  };
}
