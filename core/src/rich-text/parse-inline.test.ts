import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseInline } from './parse-inline.ts';
import type { Inline } from './rich-text.ts';

const eye = '0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000';

it.each([
  'It costs $5 and $10.',
  'US$5, A$7 and 5$',
  'between $5k-$10k',
  '$5 and a coffee$',
  'echo $HOME/$USER and ${HOME}/${USER}',
  'C#',
  '2 * 3 * 4',
  '2*3*4 and 2**3**4',
  'snake_case_name and __init__',
  'a < b && b > c',
  '*p = *q',
  'p < 0.05*, p < 0.01**',
  '* p < 0.05',
  'x_1 and x^2',
  '[a link](https://example.org)',
  'a ` b',
  'C:\\Users\\name',
  '![no picture](https://example.org/a.png)',
  '**',
  '``',
  '$$',
  'Line one\nline two',
])('leaves as it is what is no markup: %s', (text) => {
  expect(parseInline(text)).toEqual([{ kind: 'text', text }]);
});

it.each<[string, Inline[]]>([
  ['$x^2$', [{ kind: 'formula', latex: 'x^2' }]],
  ['\\( x^2 \\)', [{ kind: 'formula', latex: 'x^2' }]],
  ['$$x^2$$', [{ kind: 'formula', latex: 'x^2' }]],
  ['$\\$5$', [{ kind: 'formula', latex: '\\$5' }]],
  ['$n$th', [{ kind: 'formula', latex: 'n' }, write('th')]],
  ['costs \\$5$', [write('costs $5$')]],
  ['`a * b * $c$`', [{ kind: 'code', text: 'a * b * $c$' }]],
  ['`` a ` b ``', [{ kind: 'code', text: 'a ` b' }]],
  ['**a *b* c**', [strong(write('a '), emphasis(write('b')), write(' c'))]],
  ['***a** b*', [emphasis(strong(write('a')), write(' b'))]],
  ['***a***', [strong(emphasis(write('a')))]],
  ['**R**ed', [strong(write('R')), write('ed')]],
  ['*a **b', [write('*a **b')]],
  ['*a *b*', [write('*a '), emphasis(write('b'))]],
  ['用**重点**的', [write('用'), strong(write('重点')), write('的')]],
  [
    'x_{n+1}^{2}',
    [
      write('x'),
      { kind: 'subscript', inlines: [write('n+1')] },
      { kind: 'superscript', inlines: [write('2')] },
    ],
  ],
  ['\\*a\\* \\_ \\\\', [write('*a* _ \\')]],
  [`![An \\[eye\\]](picture:${eye})`, [{ kind: 'picture', id: eye, alternative: 'An [eye]' }]],
])('reads %s', (text, inlines) => {
  expect(parseInline(text)).toEqual(inlines);
});

it('is those words for plain words', () => {
  const words = fc.array(fc.stringMatching(/^[\p{L}\d,.;:()'"?%&/+=-]{1,12}$/u), { minLength: 1 });
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join(' ');
      expect(parseInline(text)).toEqual([write(text)]);
    }),
  );
});

it('keeps every sign that is no mark, whatever is written', () => {
  const sign = fc.constantFrom(...Array.from('ab1 \\`$*_^{}![]()\n|'));
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 60 }), (text) => {
      expect(lettersOf(JSON.stringify(parseInline(text).map(contentOf)))).toBe(lettersOf(text));
    }),
    { numRuns: 2_000 },
  );
});

function contentOf(inline: Inline): unknown {
  if ('inlines' in inline) return inline.inlines.map(contentOf);
  if (inline.kind === 'formula') return inline.latex;
  return inline.kind === 'picture' ? inline.alternative : inline.text;
}

function lettersOf(text: string): string {
  return text.replaceAll('\\n', '').replaceAll(/[^ab1]/g, '');
}

function write(text: string): Inline {
  return { kind: 'text', text };
}

function strong(...inlines: Inline[]): Inline {
  return { kind: 'strong', inlines };
}

function emphasis(...inlines: Inline[]): Inline {
  return { kind: 'emphasis', inlines };
}
