import { formatCount } from '../format-count.ts';
import { markLimits } from '../limits.ts';
import type { MarkRefusal } from './refusals.ts';

/** Why marked words become no question, and what to mark instead. */
export const markRefusalMessages: Readonly<Record<MarkRefusal, string>> = {
  'no-words': 'There are no words in this mark.',
  'too-long': 'That’s a lot for one answer. Mark up to ten words.',
  heading: 'A heading can’t be asked about. Mark words in the text below it.',
  'two-sentences': 'Keep a mark within one sentence, line or cell.',
  'whole-sentence':
    'If the whole sentence is the answer, nothing is left to ask. Mark a part of it.',
  'nothing-left': 'There is too little around these words to ask about them. Mark fewer words.',
  fragment:
    'There are only figures around these words, too little for a question. Make a card of them.',
};

/** Words of the error table, which pages without marks load too. */
export const markFailures = {
  refused: 'These words can’t become a question. Try marking others.',
  overlaps: 'Some of these words are marked already.',
  full: `This material has ${formatCount(markLimits.maxPerMaterial)} marks. Remove some to add more.`,
  nothingMarked: 'Mark some words first. Each mark becomes a question or a card.',
} as const;
