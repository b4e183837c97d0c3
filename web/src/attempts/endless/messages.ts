import type { KeyList } from '../../keys/key-lists.ts';

export const endlessMessages = {
  question: (number: number) => `Question ${number}`,
  attempt: (attempts: number) => `Attempt ${attempts}`,
  keyList: {
    title: 'Practising',
    lines: [
      ['Answer', 'A to F'],
      ['Look around', '↑ ↓'],
      ['Next question', 'Enter'],
      ['Hint', 'H'],
      ['Report Question', 'R'],
      ['Leave', 'Esc'],
    ],
  } satisfies KeyList,
  end: 'End Test', // [END-15]
  session: 'This session',
  attempted: 'Attempted',
  firstTry: 'Correct on first try',
  toPractise: 'To practise again',
  accuracy: 'Accuracy',
  percent: (percent: number) => `${percent}%`,
  batch: (first: number, last: number) => `Questions ${first} to ${last}`,
  batchMarks: (correct: number, partly: number, wrong: number) =>
    [
      `${correct} correct`,
      ...(partly > 0 ? [`${partly} partly right`] : []),
      `${wrong} wrong`,
    ].join(', '),
  why: {
    title: 'Why this question',
    missed: 'You missed this one a few questions ago.',
    'surely-known': 'You know this one well. Nothing else is left for the moment.',
    again: "You've answered everything your text supports, so questions come again.",
    new: (topic: string | null) => `New: nothing asked about ${topic ?? 'this'} yet.`,
    weakest: (topic: string | null, percent: number) =>
      `${aboutKnown(topic, percent)}, your weakest topic here.`,
    topic: (topic: string | null, percent: number) => `${aboutKnown(topic, percent)}.`,
    aim: 'We ask more about weak topics, and aim for about 8 of 10 right answers.',
  },
  making: 'Making more questions…',
  makingHint: "They come from parts of your text you haven't been asked about yet.",
  again: "That's all your text can support. We'll start again with the first questions.",
} as const;

function aboutKnown(topic: string | null, percent: number): string {
  return topic === null ? `About ${percent}% known so far` : `${topic}: about ${percent}% known`;
}
