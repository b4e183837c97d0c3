import { setId } from '../flashcards/answer-with-set.ts';
import { idOf, makeCards } from '../flashcards/card-samples.ts';

/** What a server would say of a day's review. */

const source = {
  quote: 'Repeated input makes it stronger for hours.',
  before: 'The CA3 to CA1 synapse is the textbook case.',
  after: 'Recall runs the same path.',
  title: 'Lecture 6 Memory and plasticity.pdf',
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
  const card = {
    ...makeCards(1)[0],
    id: idOf(1000),
    source,
    type: 'question-answer',
    front: 'What does long-term potentiation change at a synapse?',
    back: 'It makes the synapse stronger, for hours or longer, after it has been used repeatedly.',
    isBookmarked: false,
  };
  return { kind: 'card', itemId: card.id, ...group, schedule: schedule(), card };
}

export function makeQuestionItem() {
  const id = '0190a5a0-0000-7000-8000-0000000000ee';
  const options = [
    'It opens only when glutamate is bound and the cell is already depolarised.',
    'It opens at rest and closes as soon as the neuron fires.',
    'It opens whenever glutamate is released, whatever the membrane voltage.',
    'It opens when two different transmitters reach the same cell.',
  ];
  const question = {
    version: 1,
    id,
    type: 'multiple-choice',
    text: 'Why is the NMDA receptor described as a coincidence detector?',
    explanation: '',
    hint: '',
    source: null,
    topic: null,
    madeBy: 'built-in',
    isVerified: true,
    options: options.map((text, place) => ({ id: 'abcd'.charAt(place), text })),
    correctAnswer: 'a',
  };
  const proof = {
    ...source,
    before: 'At rest a magnesium ion blocks the NMDA receptor.',
    quote: 'Its channel opens only when glutamate is bound and the cell is already depolarised.',
    after: '',
  };
  const missedAt = new Date(Date.now() - 3 * day).toISOString();
  return {
    kind: 'question',
    itemId: id,
    ...group,
    schedule: schedule(),
    question,
    source: proof,
    missedAt,
  };
}

const settings = { retention: 90, newPerDay: 20, duePerDay: 40 };

export function makeQueue(items: readonly object[]) {
  const left = items.length === 0 ? 0 : 18;
  return {
    items,
    counts: { due: left, new: 0, left, done: 12 },
    settings,
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
    counts: { due: 0, new: 0, left: 0, done: 30 },
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
    counts: { due: 0, new: 0, left: 0, done: 0 },
  };
}
