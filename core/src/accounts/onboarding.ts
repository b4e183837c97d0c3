import { accountLimits } from '../limits.ts';
import { accountMessages } from './messages.ts';

export const otherAnswer = 'Other';

/** Why somebody tries the service, in this order [ONB-23]. */
export const testReasons = [
  'Upcoming test or exam',
  'Professional certification prep',
  'Academic coursework',
  'Self-improvement and learning',
  'Teacher creating materials',
  otherAnswer,
] as const;

/** With one of these somebody has a day to study for (D32). */
export const examReasons: readonly string[] = testReasons.slice(0, 2);

/** Where somebody heard about us, in this order [ONB-24]. */
export const hearingSources = [
  'Search engine',
  'Social media',
  'Friend or colleague recommendation',
  'Educational website or blog',
  'YouTube or podcast',
  'Advertisement',
  otherAnswer,
] as const;

export type Answer = { choice: string; other: string };

/** What is stored of an answer: the label, or `Other: ` and the words (NS-30). */
export function writeAnswer({ choice, other }: Answer): string {
  if (choice !== otherAnswer) return choice;
  const plain = other.replace(/\p{Cc}+/gu, ' ').trim();
  const words = Array.from(plain).slice(0, accountLimits.maxOtherAnswerLength).join('');
  return `${otherAnswer}: ${words}`;
}

/** Whether a stored answer is one that `writeAnswer` could have written. */
export function isWrittenAnswer(text: string, choices: readonly string[]): boolean {
  const other = `${otherAnswer}: `;
  if (!text.startsWith(other)) return text !== otherAnswer && choices.includes(text);
  const words = Array.from(text.slice(other.length));
  const isBounded = words.length > 0 && words.length <= accountLimits.maxOtherAnswerLength;
  return isBounded && !/\p{Cc}/u.test(text);
}

export type AnswerMessages = { missing: string; unspecified: string };

export function findAnswerProblem(
  { choice, other }: Answer,
  messages: AnswerMessages,
): string | undefined {
  if (choice === '') return messages.missing;
  return choice === otherAnswer && other.trim() === '' ? messages.unspecified : undefined;
}

export const reasonMessages: AnswerMessages = {
  missing: accountMessages.reasonMissing,
  unspecified: accountMessages.reasonUnspecified,
};

export const sourceMessages: AnswerMessages = {
  missing: accountMessages.sourceMissing,
  unspecified: accountMessages.sourceUnspecified,
};

/** The security-check word, in any letter case [ONB-14]. */
export function isSecurityWord(word: string): boolean {
  return word.trim().toLowerCase() === 'register';
}
