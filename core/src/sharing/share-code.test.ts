import { expect, it } from 'vitest';
import { codeSymbols, makeShareCode, readShareCode } from './share-code.ts';

it('[SHARE-20] [BLIM-22] makes a code of 6 characters', () => {
  expect(makeShareCode(new Uint8Array(6).fill(31))).toBe('999999');
});

it('[SHARE-28] writes codes in A-Z and 2-9 without I and O, each as likely as any other', () => {
  expect(codeSymbols).toBe('ABCDEFGHJKLMNPQRSTUVWXYZ23456789');
  const all = Uint8Array.from({ length: 256 }, (_, index) => index);
  const drawn = makeShareCode(all).split('');
  const counts = new Set(
    codeSymbols.split('').map((sign) => drawn.filter((one) => one === sign).length),
  );
  expect(counts).toEqual(new Set([8]));
});

it('knows a code in any letter case, and nothing else', () => {
  expect(readShareCode(' k7m2xq ')).toBe('K7M2XQ');
  const others = ['K7M2X', 'K7M2XQ2', 'K7M2XO', 'K7M2X1', 'K7M2X\0', ''];
  expect(others.filter((typed) => readShareCode(typed) !== undefined)).toEqual([]);
});
