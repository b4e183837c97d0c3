import type { KeyList } from '../../keys/key-lists.ts';
import { countOf } from '../../plan-words.ts';

export const studyMessages = {
  documentTitle: 'Study session',
  title: 'Study session',
  subtitle: (testName: string) => `Missed questions, ${testName}`,
  missed: 'Missed questions',
  end: 'End session',
  position: (number: number, total: number) => `Question ${number} of ${total}`,
  keyList: {
    title: 'Study session',
    lines: [
      ['Answer', 'A to F'],
      ['Look around', '↑ ↓'],
      ['Next question', 'Enter'],
      ['Back', 'Esc'],
    ],
  } satisfies KeyList,
  finish: 'Finish session',
  session: 'This session',
  right: 'Right this time',
  open: 'Still open',
  comesBack: 'Until you know it',
  comesBackText: 'This question comes back at the end of this session.',
  summary: {
    all: (count: number) =>
      count === 1
        ? 'You know the question you missed.'
        : `You know all ${count} questions you missed.`,
    some: (right: number, count: number) =>
      `${right} of ${countOf(count, 'question')} right this time.`,
    firstTry: 'Right on the first try',
    moreTries: 'Right after more tries',
    open: 'Still open',
    openList: 'Questions that are still open',
    back: 'Back to results',
    backToTests: 'Back to your tests',
    again: 'Study again',
  },
  premium: {
    title: 'Study sessions are part of Premium',
    text: 'Go through the questions you missed one by one, until you know each of them.',
    plans: 'See plans',
    back: 'Back to your tests',
  },
} as const;
