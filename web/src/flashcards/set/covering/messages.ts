import { pictureLimits } from '@engram/core/limits.ts';
import type { PicturePart } from '@engram/core/pictures/cover.ts';
import { countOf } from '../../../plan-words.ts';

export const coveringMessages = {
  open: 'Cover parts of a picture',
  title: 'Cards from a picture',
  lead: 'Cover what you want to know. Each part you cover becomes a card.',
  board: (alternative: string) => `Parts of the picture: ${alternative}`,
  how: 'Drag over a part to cover it, or press on it.',
  keys: 'Arrow keys move a part, with Shift they change its size. Delete uncovers it, Enter goes to its name.',
  addPart: 'Cover a part',
  full: `A picture has room for ${pictureLimits.maxParts} parts.`,
  part: (number: number, name: string) =>
    name === '' ? `Part ${number}` : `Part ${number}, ${name}`,
  place: ({ left, top, width, height }: PicturePart) =>
    `${percent(left)} from the left, ${percent(top)} from the top, ${percent(width)} wide, ${percent(height)} high`,
  uncover: (number: number) => `Uncover part ${number}`,
  uncovered: (number: number) => `Part ${number} is uncovered.`,
  undo: 'Undo',
  undone: 'Undone.',
  change: (number: number) => `Part ${number}`,
  move: { left: 'Move left', right: 'Move right', up: 'Move up', down: 'Move down' },
  size: { left: 'Narrower', right: 'Wider', up: 'Shorter', down: 'Taller' },
  names: 'Names',
  namesHint: 'Shown on the back of the card. You can leave them empty.',
  name: (number: number) => `Name of part ${number}`,
  none: 'No part is covered yet.',
  others: 'Cover the other parts too',
  othersHint: 'Otherwise a card hides only the part it asks for.',
  missing: 'Cover at least one part.',
  another: 'Choose another picture',
  close: 'Close',
  submit: (count: number) => (count === 0 ? 'Add cards' : `Add ${countOf(count, 'card')}`),
} as const;

function percent(thousandths: number): string {
  return `${Math.round(thousandths / 10)}%`;
}
