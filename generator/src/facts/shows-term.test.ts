import { expect, it } from 'vitest';
import { showsTerm } from './shows-term.ts';

it.each([
  ['the term itself', 'a tree with two branches', 'tree'],
  ['another number of it', 'one of many trees', 'tree'],
  ['a modifier', 'a bond of two atoms', 'ionic bond'],
  ['a part of a longer word', 'misleading information', 'misinformation effect'],
  ['the term inside a longer word', 'electronic devices', 'electron'],
  ['a word of the same root', 'water that evaporates', 'evaporation'],
  ['a part behind a hyphen', 'a pair of bases', 'acid-base pair'],
])('sees %s', (_what, wording, term) => {
  expect(showsTerm(wording, term)).toBe(true);
});

it.each([
  ['other words', 'a mass of ice that moves', 'glacier'],
  ['short words inside longer ones', 'speeds up a catalyst', 'cat'],
  ['small words', 'the end of a road', 'law of the sea'],
])('does not take %s for it', (_what, wording, term) => {
  expect(showsTerm(wording, term)).toBe(false);
});
