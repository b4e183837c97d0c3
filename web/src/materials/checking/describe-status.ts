import type { CheckedText } from './check-text.ts';
import { photoCheckMessages as messages } from './messages.ts';

/** What is left to do with the words of a photo. */
export function describeStatus({ text, unsure }: CheckedText, shown: 'ours' | 'ai'): string {
  if (shown === 'ai') return messages.toCompare(text.split(unreadMark).length - 1);
  return unsure.length === 0 ? messages.allChecked : messages.toCheck(unsure.length);
}

/** What a model is told to write for a word that it cannot read. */
const unreadMark = '[?]';
