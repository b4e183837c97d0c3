import { classLimits } from '@engram/core/limits.ts';
import { product } from '@engram/core/product.ts';
import { countOf } from '../../plan-words.ts';

/** For whoever joins a class: mostly children, and nobody who wants to read much. */
export const joiningMessages = {
  documentTitle: `Join a class · ${product.name}`,
  loading: 'Looking for your class…',
  unknown: 'No class has this code',
  unknownText: 'Check each letter with your teacher.',
  other: 'Enter another code',
  notLoaded: "We couldn't open this class",
  by: (teacher: string, school: string) => [teacher, school].filter(Boolean).join(' · '),
  who: 'Who are you?',
  whoText: (teacher: string) => `Type your name the way ${teacher || 'your teacher'} knows it.`,
  name: 'Your name',
  missing: 'Type your name.',
  tooLong: 'Use at most 50 characters.',
  unseen: 'Use letters in your name.',
  join: 'Join',
  joinAs: (name: string) => `Join as ${name}`,
  once: 'No account, no email. You do this once.',
  full: 'This class is full. Ask your teacher to make room.',
  notJoined: (why: string) => `We couldn't add you to the class. ${why}`,
  back: 'I joined before',
  backTitle: 'Welcome back',
  backText: 'Type the four words you were given when you joined. A name alone opens nothing.',
  words: 'Your four words',
  wordsPlaceholder: 'maple river candle orbit',
  comeBack: 'Come back',
  wrongWords: 'These words lead nowhere. Check each of them, or ask your teacher for new ones.',
  notBack: (why: string) => `We couldn't let you in. ${why}`,
  asNew: 'Join with a name instead',
  alreadyIn: (name: string) => `You are in this class as ${name} on this device.`,
  goOn: 'Go to your tests',
  notMe: 'I am somebody else',
} as const;

/** What is kept of a member, for how long, and who sees it (D41). */
export const keptMessages = {
  title: 'What is kept about you',
  lines: ({ teacher, aiGrading }: { teacher: string; aiGrading: boolean }) => [
    'Your name as you type it, when you joined, and what you answer. No email, no birthday, no photo.',
    `${teacher || 'Your teacher'} sees it. Your classmates do not.`,
    `It is kept until the class ends, at the latest ${countOf(classLimits.unusedMonths, 'month')} after it was last used. You can ask to have it erased at any time.`,
    aiGrading
      ? 'Your written answers may go to an AI provider that proposes a grade, never with your name.'
      : 'Your answers go to no AI provider.',
  ],
  more: 'Read more in our privacy policy',
} as const;

export const wordsMessages = {
  title: (name: string) => `You are in, ${name}`,
  text: 'These four words bring you back on another phone or computer. Keep them to yourself.',
  label: 'Your way back',
  screenshot: 'Take a screenshot now. They are shown only this once.',
  copy: 'Copy the words',
  copied: 'Words copied.',
  notCopied: "We couldn't copy them. Take a screenshot.",
  goOn: 'Go to your tests',
} as const;
