import { readPlain } from '../rich-text/read-plain.ts';
import { formatOf } from '../rich-text/text-format.ts';
import { writeTable } from '../write-table.ts';
import type { Card } from './card.ts';

type Sides = Pick<Card, 'format' | 'front' | 'back'>;

export const exportColumns = ['Front', 'Back'] as const;

/** For spreadsheets: the words alone, as nothing draws formulas or tables there. */
export function writeCardsCsv(cards: readonly Sides[]): string {
  const read = (card: Sides) =>
    [card.front, card.back].map((side) => readPlain(side, formatOf(card)));
  return writeTable([exportColumns, ...cards.map(read)]);
}

/**
 * As Quizlet and others take it, and as we take it back: a tab between the sides, a line for each
 * card, no heading, and each word as it is. Only sides that begin with a quote, or have a tab or a
 * line end of their own, are in quotes.
 */
export function writeCardsTsv(cards: readonly Sides[]): string {
  return cards.map(({ front, back }) => `${writeSide(front)}\t${writeSide(back)}\n`).join('');
}

function writeSide(text: string): string {
  return /^"|[\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
