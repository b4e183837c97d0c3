import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlain } from './read-plain.ts';
import { writeLiteral } from './write-literal.ts';

it.each([
  ['It costs $5, or $10.', 'It costs $5, or $10.'],
  ['C# and snake_case, 2 * 3', 'C# and snake_case, 2 * 3'],
  ['At rest it is blocked by a _____ ion.', 'At rest it is blocked by a _____ ion.'],
  ['Write $x^2$ for the square.', String.raw`Write \$x^2\$ for the square.`],
  ['**not** `code`', String.raw`\*\*not\*\* \`code\``],
  ['# a comment', String.raw`\# a comment`],
  ['H_{2} a _____ gap', String.raw`H\_{2} a _____ gap`],
])('writes %j as %j, and touches nothing that is read as it is', (text, literal) => {
  expect(writeLiteral(text)).toBe(literal);
  expect(readPlain(literal, 'rich')).toBe(text);
});

it('is read as the same words, whatever they are', () => {
  const piece = fc.constantFrom(
    '# ',
    '- ',
    '1. ',
    '2) ',
    '$$',
    '$',
    '\\[',
    '\\',
    '\\(',
    '|',
    '---',
    '\n',
    'a',
    ' ',
    '*',
    '**',
    '```',
    '~~~',
    '_{',
    '^{',
    '}',
    '![',
    '](picture:',
    '`',
    '\\begin{align}',
    '5',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const words = (one: string) => one.replaceAll(/\s+/g, ' ').trim();
      expect(words(readPlain(writeLiteral(text), 'rich'))).toBe(words(text));
    }),
    { numRuns: 2_000 },
  );
});
