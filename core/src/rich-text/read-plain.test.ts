import { expect, it } from 'vitest';
import { readPlain } from './read-plain.ts';

it.each([
  ['# The cell', 'The cell'],
  ['**Cell** and *wall*', 'Cell and wall'],
  ['H_{2}SO_{4} and x^{n+k}', 'H₂SO₄ and x^(n+k)'],
  ['`a_b` costs \\$5', 'a_b costs $5'],
  ['- a\n- b', '- a\n- b'],
  ['2. b\n3. c', '2. b\n3. c'],
  ['| a | b |\n|---|---|\n| 1 | |', 'a · b\n1'],
  ['```js\nlet x;\n```\nText.', 'let x;\n\nText.'],
  ['![An eye](picture:0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000)', 'An eye'],
])('reads %j as %j', (text, plain) => {
  expect(readPlain(text, 'rich')).toBe(plain);
});

it('leaves plain text as it is', () => {
  expect(readPlain('# **a** $x$', 'plain')).toBe('# **a** $x$');
});
