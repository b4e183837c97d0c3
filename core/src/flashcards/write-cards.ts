import { writeTable } from '../write-table.ts';
import type { Card } from './card.ts';

type Sides = Pick<Card, 'front' | 'back'>;

export const exportColumns = ['Front', 'Back'] as const;

/** For spreadsheets. */
export function writeCardsCsv(cards: readonly Sides[]): string {
  return writeTable([exportColumns, ...cards.map(({ front, back }) => [front, back])]);
}

/**
 * As Quizlet and others take it: a tab between the sides, a line for each card, no heading, and
 * each word as it is. Only sides that begin with a quote, or have a tab or a line end of their
 * own, are in quotes.
 */
export function writeCardsTsv(cards: readonly Sides[]): string {
  return cards.map(({ front, back }) => `${writeSide(front)}\t${writeSide(back)}\n`).join('');
}

function writeSide(text: string): string {
  return /^"|[\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
