import { expect, it } from 'vitest';
import { findLongForm, isWholeLongForm } from './long-forms.ts';

it.each([
  ['LAN', 'They join a local area network', 'local area network'],
  ['WHO', 'In 1948 the World Health Organization', 'World Health Organization'],
  ['OECD', 'the Organisation for Economic Co-operation and Development', null],
  ['EU', 'The members of the European Union', 'European Union'],
  ['USA', 'In the United States of America', 'United States of America'],
  ['TV', 'They watch television', 'television'],
  ['PC', 'the price of a computer', null],
  ['STM', 'Memory is short', null],
  ['ATP', 'First, energy; then adenosine triphosphate', 'adenosine triphosphate'],
])('finds what %s stands for in: %s', (short, before, long) => {
  expect(findLongForm(before, short)).toBe(long);
});

it.each([
  ['a letter is left over', 'local network', 'LAN'],
  ['a word gives no letter', 'local big area network', 'LAN'],
  ['the order differs', 'area local network', 'LAN'],
  ['the first word is small', 'of the union', 'TU'],
  ['it is the short form again', 'LAN network', 'LAN'],
  ['other signs stand inside', 'local, area network', 'LAN'],
  ['a word is clipped', 'resource alloc graph', 'RAG'],
  ['the end of a word is clipped', 'hyperparams', 'HP'],
  ['a word has no vowel', 'local area ntwk', 'LAN'],
  ['it is a formula', 'hydrogen chloride', 'HCl'],
  ['it is a formula in capitals', 'nitric oxide', 'NO'],
])('refuses where %s', (_why, long, short) => {
  expect(isWholeLongForm(long, short)).toBe(false);
});
