import type { Preset } from '@engram/core/practice-tests/config.ts';
import type { KeyLine, KeyList } from '../../keys/key-lists.ts';

const takingTitle = 'Taking a test';

const takingKeys: readonly KeyLine[] = [
  ['Choose an answer', 'A to F'],
  ['Previous, next', '← →'],
  ['Next', 'Enter'],
  ['Next, from a long answer', 'Ctrl Enter'],
  ['All questions', 'G'],
];

const leaveKey: KeyLine = ['Leave', 'Esc'];

/** Words of the screen where a test is taken; those with an id stand so in the specification. */
export const runnerMessages = {
  /** [RUN-01]. */
  titles: {
    endless: 'Endless Practice',
    quiz: 'Quiz Assessment',
    test: 'Comprehensive Test',
    custom: 'Custom Test',
  } satisfies Record<Preset, string>,
  pageTitle: 'Test',
  loading: 'Loading test...',
  none: {
    title: 'No Questions Available', // [RUN-02]
    text: 'There are no questions to display for this test.', // [RUN-02]
    action: 'Create a test',
  },
  failed: {
    title: 'The test could not be opened.',
    text: 'Your answers are kept. Try again in a moment.',
    action: 'Try Again',
    back: 'Back to your tests',
  },
  back: 'Back',
  previous: 'Previous', // [RUN-05]
  next: 'Next', // [RUN-05]
  submit: 'Submit Test', // [RUN-08]
  position: (number: number, total: number) => `Question ${number} of ${total}`,
  positionAlone: (number: number) => `Question ${number}`,
  progress: 'Answered questions',
  side: 'About this test',
  answered: (answered: number, total: number) => `${answered} of ${total} answered`,
  grid: {
    label: 'Questions',
    question: 'Question',
    answered: 'answered',
    reported: 'reported',
    current: 'Current',
    answeredMark: 'Answered',
  },
  unanswered: {
    title: 'Unanswered Questions', // [RUN-10]
    /** N20, and what has only a part of an answer. */
    body: (open: number, begun: number) => {
      const unanswered = `${open} unanswered question${open === 1 ? '' : 's'}`;
      if (begun === 0) return `You have ${unanswered}. Submit anyway?`;
      const incomplete = `${begun === 1 ? '1 answer is' : `${begun} answers are`} not complete`;
      return open === 0
        ? `${incomplete}. Submit anyway?`
        : `You have ${unanswered}, and ${incomplete}. Submit anyway?`;
    },
    goTo: 'Go to',
    goToLabel: 'Go to a question without a complete answer',
    goToQuestion: (number: number) => `Go to question ${number}`,
    cancel: 'Cancel', // [RUN-11]
    confirm: 'Submit Anyway', // [RUN-11]
  },
  leave: {
    title: 'Leave Test?', // [RUN-30]
    own: 'Your answers are saved. You can resume this test from Today or from Tests, or discard it there.',
    ownTimed:
      'Your answers are saved and the clock stops. You can resume this test from Today or from Tests, or discard it there.',
    untouched:
      'You have not answered anything yet, so there is nothing to resume. You can take the test again from Tests.',
    shared: 'Your answers stay on this device. Open the same link to go on.',
    sharedTimed:
      'Your answers stay on this device, but the clock runs on. Open the same link to go on.',
    assigned: 'Your answers are saved. Open the same link to go on.',
    assignedTimed: 'Your answers are saved, but the clock runs on. Open the same link to go on.',
    notKept: 'This browser cannot keep your answers. If you leave now, they are lost.',
    cancel: 'Cancel', // [RUN-32]
    confirm: 'Leave Test', // [RUN-32]
  },
  lock: {
    title: 'Tab Switch Detected', // [LOCK-05]
    text: 'You switched tabs or windows during the test. This has been recorded. Please stay focused on the test.', // [LOCK-06]
    confirm: 'Continue Test', // [LOCK-07]
  },
  report: {
    label: 'Report Question', // [RUN-19]
    labelOf: (number: number) => `Report Question ${number}`,
    used: 'Used', // [RUN-21]
    usedLabel: 'Report Question, used',
    title: 'Report this question?',
    text: 'We’ll check it for mistakes. You can report one question per test.',
    textAndNext:
      'We’ll check it for mistakes, and you’ll move on to the next question. You can report one question per test.',
    cancel: 'Cancel',
    confirm: 'Report',
    done: (number: number) => `Question ${number} reported.`,
    undo: 'Undo',
  },
  hint: {
    label: 'Get Hint', // [RUN-24]
    pro: 'PRO', // [RUN-26]
    premium: 'Get Hint is a premium feature. Upgrade to access hints!', // [RUN-25]
    plans: 'See the plans',
    newTab: ' (opens in a new tab)',
    waiting: 'Looking for a hint...',
    failed: "We couldn't load the hint. Please try again.",
    title: 'Hint',
  },
  material: {
    show: 'Show Study Material', // N22
    hide: 'Hide Study Material', // N22
    label: 'Study material',
    ellipsis: '…',
  },
  keys: {
    to: 'to',
    or: 'or',
    choose: 'choose,',
    move: 'move',
    previous: '←',
    next: '→',
    ctrl: 'Ctrl',
    enter: 'Enter',
    isNext: 'next',
  },
  keyList: {
    title: takingTitle,
    lines: [...takingKeys, ['Hint', 'H'], ['Report Question', 'R'], leaveKey],
  } satisfies KeyList,
  /** A shared test has neither hints nor reports (N38). */
  sharedKeyList: { title: takingTitle, lines: [...takingKeys, leaveKey] } satisfies KeyList,
  timer: {
    left: (seconds: number) => `${writeTime(seconds)} left`,
  },
  saving: {
    saved: 'Saved',
    sending: 'Saving...',
    onDevice: 'Saved on this device, will be sent',
    gone: 'This test was ended somewhere else, so your answers are no longer saved.',
    here: 'Saved on this device',
    notKept: 'Nothing stays in your browser. Keep this page open until you have submitted.',
    notStored: 'Nothing stays in your browser. Keep this page open until your answers are sent.',
  },
} as const;

/** In words, such as '8 minutes 42 seconds'. */
function writeTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 ? count(minutes, 'minute') : '',
    rest > 0 || minutes === 0 ? count(rest, 'second') : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
