import { cardLimits } from '../limits.ts';
import type { Card } from './card.ts';
import type { Columns } from './choose-columns.ts';

export type Sides = Pick<Card, 'front' | 'back'>;

export type PickedCards = {
  cards: Sides[];
  /** Rows that make no card, by the reason. */
  leftOut: {
    noFront: number;
    noBack: number;
    tooLong: number;
    known: number;
    repeated: number;
    /** Beyond what the set has room for. */
    noRoom: number;
  };
};

type Picking = {
  rows: readonly (readonly string[])[];
  columns: Columns;
  /** The cards that are in the set already. */
  known: ReadonlySet<string>;
  /** How many more the set may have. */
  room: number;
};

/** The cards of a table, as they will be kept, and what becomes of the other rows. */
export function pickCards({ rows, columns, known, room }: Picking): PickedCards {
  const cards: Sides[] = [];
  const leftOut = { noFront: 0, noBack: 0, tooLong: 0, known: 0, repeated: 0, noRoom: 0 };
  const picked = new Set<string>();
  for (const row of rows.slice(columns.hasHeading ? 1 : 0)) {
    const card = { front: tidy(row[columns.front]), back: tidy(row[columns.back]) };
    const key = keyOfSides(card);
    if (card.front === '' && card.back === '') continue;
    if (card.front === '') leftOut.noFront += 1;
    else if (card.back === '') leftOut.noBack += 1;
    else if (isTooLong(card)) leftOut.tooLong += 1;
    else if (known.has(key)) leftOut.known += 1;
    else if (picked.has(key)) leftOut.repeated += 1;
    else if (cards.length >= room) leftOut.noRoom += 1;
    else {
      picked.add(key);
      cards.push(card);
    }
  }
  return { cards, leftOut };
}

/** The same for cards that say the same. */
export function keyOfSides({ front, back }: Sides): string {
  return `${front.trim()}\0${back.trim()}`;
}

/** As many at once as one call takes, by their number and by their length. */
export function batchCards<C extends Sides>(cards: readonly C[]): C[][] {
  const batches: C[][] = [];
  let characters = 0;
  for (const card of cards) {
    const last = batches.at(-1);
    const length = card.front.length + card.back.length;
    if (last && last.length < cardLimits.maxCardsPerCall && characters + length <= maxCharacters) {
      last.push(card);
      characters += length;
    } else {
      batches.push([card]);
      characters = length;
    }
  }
  return batches;
}

/** A sign can take six bytes of a call, which may have 8 MB. */
const maxCharacters = 1_200_000;

function tidy(cell = ''): string {
  return cell.replaceAll('\0', '').toWellFormed().trim();
}

function isTooLong({ front, back }: Sides): boolean {
  return [front, back].some((side) => side.length > cardLimits.maxSideLength);
}
