import { expect, it } from 'vitest';
import { placePiece } from '../../../testing/place-text.ts';
import { closeLetters } from './close-letters.ts';

function close(text: string, shown: readonly string[]): string | undefined {
  const pieces = [placePiece(text)];
  const look = { turn: 0, monoFonts: new Set<string>() } as const;
  const page = { width: 0, height: 0, characters: 0, isCut: false, pieces, ...look };
  return closeLetters(page, shown).pieces[0]?.text;
}

it('closes spaced letters at the words that were to be drawn', () => {
  expect(close('L a w s o f M o t i o n', ['The Laws of Motion'])).toBe('Laws of Motion');
});

it('puts letters together that were drawn one by one', () => {
  expect(close('o f M e n', ['o', 'f', ' ', 'M', 'e', 'n'])).toBe('of Men');
});

it('closes a long word that was not told', () => {
  expect(close('H e a d i n g', [])).toBe('Heading');
});

it('leaves a few single letters alone', () => {
  expect(close('A B C', [])).toBe('A B C');
});
