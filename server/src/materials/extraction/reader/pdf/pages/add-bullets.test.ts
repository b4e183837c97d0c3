import { expect, it } from 'vitest';
import { placePiece } from '../../../testing/place-text.ts';
import { addBullets, lacksBullets } from './add-bullets.ts';

const item = placePiece('an item', { x: 70, y: 100 });

it('puts a drawn bullet before its item', () => {
  const pieces = addBullets([item], [{ left: 58, right: 62, top: 94, bottom: 98 }]);
  expect(pieces.map(({ text, x }) => [text, x])).toEqual([
    ['•', 58],
    ['an item', 70],
  ]);
});

it('takes no picture, and no dot that stands elsewhere, for a bullet', () => {
  const boxes = [
    { left: 40, right: 60, top: 85, bottom: 105 },
    { left: 58, right: 62, top: 60, bottom: 64 },
    { left: 20, right: 24, top: 94, bottom: 98 },
  ];
  expect(addBullets([item], boxes)).toEqual([item]);
});

it('asks for bullets where lines stand further in for no reason', () => {
  const text = placePiece('text', { x: 50, y: 80 });
  const second = placePiece('another item', { x: 70, y: 112 });
  expect(lacksBullets([text, item, second])).toBe(true);
  expect(lacksBullets([text, placePiece('more', { x: 50, y: 100 })])).toBe(false);
});
