import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRich } from './parse-rich.ts';
import type { Block, Inline } from './rich-text.ts';

it.each<[string, Block[]]>([
  ['## The cell ##', [{ kind: 'heading', level: 2, inlines: [write('The cell')] }]],
  ['#1 of all\n#hashtag', [paragraph('#1 of all\n#hashtag')]],
  ['One.\nTwo.\n\nThree.', [paragraph('One.\nTwo.'), paragraph('Three.')]],
  [
    'Items:\n- a\n  more\n\n* b',
    [paragraph('Items:'), list({ items: ['a\nmore', 'b'], isOrdered: false, start: 1 })],
  ],
  ['3. c\n4. d', [list({ items: ['c', 'd'], isOrdered: true, start: 3 })]],
  ['1. a\n1. b', [list({ items: ['a', 'b'], isOrdered: true, start: 1 })]],
  ['1. April', [paragraph('1. April')]],
  ['1914. The war', [paragraph('1914. The war')]],
  ['-5 and -3', [paragraph('-5 and -3')]],
  ['---', [paragraph('---')]],
  ['$$\n\\frac{1}{2}\n$$', [{ kind: 'formula', latex: '\\frac{1}{2}' }]],
  ['\\[ x^2 \\]', [{ kind: 'formula', latex: 'x^2' }]],
  [
    '\\begin{align}\na &= b\n\\end{align}',
    [{ kind: 'formula', latex: '\\begin{align}\na &= b\n\\end{align}' }],
  ],
  ['$$\nnever closed', [paragraph('$$\nnever closed')]],
  ['```Python\n# no heading\n\n- x\n```', [code('python', '# no heading\n\n- x')]],
  ['~~~\n```\n~~~', [code('', '```')]],
  ['```\nopen to the end', [code('', 'open to the end')]],
  [
    '| a | b |\n|---|:-:|\n| $|x|$ | `a|b` | c |\n| 1 |',
    [
      {
        kind: 'table',
        header: [[write('a')], [write('b')]],
        rows: [
          [[{ kind: 'formula', latex: '|x|' }], [{ kind: 'code', text: 'a|b' }, write(' | c')]],
          [[write('1')], []],
        ],
      },
    ],
  ],
  [
    '| a | b |\n| c | d |',
    [
      {
        kind: 'table',
        header: [],
        rows: [
          [[write('a')], [write('b')]],
          [[write('c')], [write('d')]],
        ],
      },
    ],
  ],
  ['| a | b |', [paragraph('| a | b |')]],
  ['|a| + |b|\n|c| + |d|', [paragraph('|a| + |b|\n|c| + |d|')]],
  ['a | b\nc | d', [paragraph('a | b\nc | d')]],
])('reads %j', (text, blocks) => {
  expect(parseRich(text)).toEqual(blocks);
});

it('reads whatever is written, without failing', () => {
  const piece = fc.constantFrom(
    '# ',
    '- ',
    '1. ',
    '```',
    '$$',
    '\\[',
    '\\]',
    '|',
    '---',
    '\n',
    'a',
    ' ',
    '*',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
      const text = pieces.join('');
      expect(JSON.stringify(parseRich(text)).split('a').length).toBeGreaterThanOrEqual(
        text.split('a').length,
      );
    }),
    { numRuns: 2_000 },
  );
});

it('has bounds: what goes beyond stays as it is written', () => {
  const blocks = parseRich('# a\n'.repeat(20_010));
  expect(blocks.length).toBe(20_001);
  expect(blocks.at(-1)).toEqual(paragraph('# a\n'.repeat(10).trim()));
});

function paragraph(text: string): Block {
  return { kind: 'paragraph', inlines: [write(text)] };
}

function code(language: string, text: string): Block {
  return { kind: 'code', language, text };
}

function list(written: { items: string[]; isOrdered: boolean; start: number }): Block {
  return { kind: 'list', ...written, items: written.items.map((item) => [write(item)]) };
}

function write(text: string): Inline {
  return { kind: 'text', text };
}
