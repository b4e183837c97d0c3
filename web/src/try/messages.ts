import { formatCount } from '@engram/core/format-count.ts';
import { countOf } from '../plan-words.ts';

/** The words of /try; those of marking are the desk's. */
export const tryMessages = {
  pageTitle: 'Try it with your own notes',
  description:
    'Paste a page of your notes and answer questions about it in a minute. No account, no AI, and your text never leaves your device.',
  title: 'Try it with your own notes',
  lead: 'No account. Paste a page, mark what you want to remember, and answer your first questions.',
  leadMade: 'No account. Mark what you want to remember, and it becomes a question.',
  noScript: 'Trying it needs JavaScript: your questions are made in your own browser.',
  label: 'Paste a page of your notes',
  placeholder: 'A page from your lecture, a chapter summary, your own notes…',
  stays: 'Your text stays on this device. Nothing is uploaded.',
  staysUntil: 'Your text stays on this device. Nothing is uploaded until you make an account.',
  make: 'Make questions',
  making: 'Reading your text...',
  notLoaded: 'This page has not finished loading. Check your connection and try again.',
  failed: "We couldn't make your questions. Try again.",
  tooLong: (limit: string) => `That is more than one sitting. Paste up to ${limit} characters.`,
  orSample: 'Or use a sample:',
  sample: 'Sample text:',
  own: 'Paste my own',
  another: 'Paste another text',
} as const;

export const trialMessages = {
  ready: (sure: number) =>
    sure === 0
      ? 'Your text is ready. Mark what you want to remember.'
      : `${countOf(sure, 'question')} ready.`,
  questions: (count: number) => countOf(count, 'question'),
  marks: (count: number) => countOf(count, 'mark'),
  give: 'give',
  answerThem: 'Answer them',
  seeResult: 'Your result',
  how: {
    mouse: 'Press a dotted word, or drag over words of your own. Each becomes a question.',
    touch:
      'Tap a dotted word. For words of your own, hold one, then drag. Each becomes a question.',
  },
  none: 'Your questions will be here.',
  fromMarks: 'From your marks',
  sure: 'Ready questions',
  fromMark: 'From your mark',
  sureQuestion: 'Ready question',
  becoming: 'Becoming a question…',
  remove: (number: number, words: string) => `Remove question ${number} and its mark, ${words}`,
  source: 'From your text',
  result: {
    title: (right: number, count: number) => `${right} of ${count} right.`,
    text: 'Below each answer is the sentence it came from.',
  },
  keep: {
    label: 'Keep this',
    title: 'Want these again tomorrow?',
    text: (count: number) =>
      `A free account keeps ${count === 1 ? 'your question' : `your ${countOf(count, 'question')}`} and your marks, and brings back what you miss.`,
    textSignedIn: 'Your text, your marks and a test made from them go to your account.',
    /** Before it is pressed, because it cannot be seen afterwards. */
    afresh: 'You answer them anew there: what you answered here was practice.',
    cut: (most: number, count: number) =>
      `The test has ${most} of them. The other ${count - most === 1 ? 'one stays' : `${count - most} stay`} marked in your text, for the next test.`,
    action: 'Keep this and make more',
  },
} as const;

/** On the way from /try into an account. */
export const keepTrialMessages = {
  pageTitle: 'Keeping your test',
  comes: (count: number, name: string) => {
    const questions = count === 1 ? 'Your question' : `Your ${countOf(count, 'question')}`;
    const about = name === '' ? '' : ` on ${name}`;
    return `${questions}${about} ${count === 1 ? 'comes' : 'come'} with you.`;
  },
  cut: (most: number, count: number) =>
    `${formatCount(most)} now, ${formatCount(count - most)} kept for the next test.`,
  loading: 'Saving your text and your marks...',
  failed: "We couldn't save your test",
  failedText: 'Your text and your marks are still in this browser. Try again.',
  retry: 'Try Again',
  back: 'Back to your text',
  nothing: 'There is nothing to keep',
  nothingText: 'Your text is no longer in this browser. Paste it again, or make a new test.',
  again: 'Paste a text',
  dashboard: 'Go to Today',
} as const;
