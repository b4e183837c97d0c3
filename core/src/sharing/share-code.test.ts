import { expect, it } from 'vitest';
import {
  codeSymbols,
  groupCode,
  listOddSigns,
  makeShareCode,
  readShareCode,
  readTypedCode,
} from './share-code.ts';

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

it.each([
  ['k7q2md', 'K7Q2MD'],
  [' k7q 2md ', 'K7Q2MD'],
  ['K7Q-2MD', 'K7Q2MD'],
  ['k7', 'K7'],
  ['', ''],
  ['https://engram.example/test/K7Q2MD', 'K7Q2MD'],
  ['https://engram.example/join/k7q2md', 'K7Q2MD'],
  ['https://engram.example/test/join/K7Q2MD?from=mail#top', 'K7Q2MD'],
  ['https://engram.example/test/K7Q2MD/report', 'K7Q2MD'],
  ['engram.example/test/K7Q2MD', 'K7Q2MD'],
  ['Take my test: https://engram.example/test/K7Q2MD Good luck!', 'K7Q2MD'],
  ['https://engram.example/join', ''],
  ['engram.example/join', ''],
  ['https://engram.example/test/K7Q2MDX', ''],
])('reads of what was typed or pasted, %j, the code %j', (text, code) => {
  expect(readTypedCode(text)).toBe(code);
});

it('finds the letters and digits that no code has', () => {
  expect(listOddSigns('K7Q2MD')).toEqual([]);
  expect(listOddSigns('0OK1IO')).toEqual(['0', 'O', '1', 'I']);
});

it('groups a code in three and three, once there is a second group', () => {
  expect(['', 'K7Q', 'K7Q2', 'K7Q2MD'].map(groupCode)).toEqual(['', 'K7Q', 'K7Q 2', 'K7Q 2MD']);
});
