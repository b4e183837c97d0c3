import { expect, it } from 'vitest';
import { drawPdf } from '../../../testing/draw-pdf.ts';
import { placePiece } from '../../../testing/place-text.ts';
import { makeLine } from '../lines/make-line.ts';
import { readPdf } from '../read-pdf.ts';
import { markBroken } from './mark-broken.ts';

const sans = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';

/** Words beside each other; one may be raised, smaller, and below or above the one before it. */
type Part = { text: string; rise?: number; size?: number; isStacked?: boolean; isClose?: boolean };

async function read(...parts: readonly Part[]) {
  const bytes = await drawPdf((page) => {
    page.font(sans).fontSize(11);
    page.text('These are words of the lesson that everybody can read.', 72, 60);
    let [x, start] = [72, 72];
    for (const { text, rise = 0, size = 11, isStacked = false, isClose = false } of parts) {
      page.fontSize(size);
      start = isStacked ? start : x + (isClose ? 0 : 3);
      page.text(text, start, 120 - rise - size * 0.93, { lineBreak: false });
      x = Math.max(x, start + page.widthOfString(text));
    }
  });
  const { text } = await readPdf(bytes);
  return text.split('\n\n').slice(1).join('\n\n');
}

it('reads a fraction in its line, and marks that it may be broken', async () => {
  const text = await read(
    { text: 'The root is x =' },
    { text: '−b + c', rise: 8 },
    { text: '2a', rise: -8, isStacked: true },
    { text: 'where a is not zero.' },
  );
  expect(text).toBe('The root is x = −b + c 2a � where a is not zero.');
});

it('marks a sum with its limits', async () => {
  const text = await read(
    { text: 'The total is' },
    { text: '∑' },
    { text: 'i=1', rise: -11, size: 7, isStacked: true },
    { text: 'of all terms.' },
  );
  expect(text).toBe('The total is i=1 � ∑ � of all terms.');
});

it('marks a root of which nothing says how far it goes', async () => {
  expect(await read({ text: 'So √a + b is its length.' })).toBe('So √a + b � is its length.');
});

it('marks parts of a line that are above each other, and a script of a script', async () => {
  const stacked = await read(
    { text: 'It is (' },
    { text: 'n', rise: 4, size: 7, isClose: true },
    { text: '2', rise: -4, size: 7, isStacked: true },
    { text: ') times as long.' },
  );
  expect(stacked).toContain('�');
  const scripts = await read(
    { text: 'It is e' },
    { text: '−x', rise: 4, size: 7, isClose: true },
    { text: '2', rise: 8.5, size: 5, isClose: true },
    { text: 'in all.' },
  );
  expect(scripts).toContain('�');
});

it('marks a sign without a name only beside signs of a formula, or in their font', () => {
  const line = (text: string) => {
    const piece = { ...placePiece(text), isLossy: true } as const;
    return makeLine([piece], piece);
  };
  const mark = (text: string, isMath = false) =>
    markBroken(line(text), { isMath: () => isMath, isSigns: () => false }).spans.map(
      (span) => span.text,
    );
  expect(mark('x  = 4 holds')).toEqual(['x  = 4', ' �', ' holds']);
  expect(mark('Write us at any time')).toEqual(['Write us at any time']);
  expect(mark('f x', true)).toEqual(['f x', ' �']);
});

it.each([
  'It costs $5 and is 20 % less than in 1990 (see 3.2).',
  'The side is √2 times as long, and √x = 3.',
  'If a = b + c, then b = a - c.',
])('marks no line that can be read: %s', async (line) => {
  expect(await read({ text: line })).toBe(line);
});

it('marks no table whose numbers stand close', async () => {
  const bytes = await drawPdf((page) => {
    page.font(sans).fontSize(11).text('These metals have to be known by heart.', 72, 60);
    for (const [at, cells] of [
      ['Iron', '26'],
      ['Gold', '79'],
      ['Tin', '50'],
    ].entries()) {
      for (const [no, cell] of cells.entries()) page.text(cell, 72 + no * 100, 120 + at * 13);
    }
  });
  expect((await readPdf(bytes)).text).toContain('| Iron | 26 |\n| Gold | 79 |\n| Tin | 50 |');
});

it('keeps raised and lowered letters so', async () => {
  const text = await read(
    { text: 'Of 10' },
    { text: '−7', rise: 4, size: 7, isClose: true },
    { text: 'mol of H' },
    { text: '2', rise: -3, size: 7, isClose: true },
    { text: 'O, x', isClose: true },
    { text: 'n+1', rise: -3, size: 7, isClose: true },
    { text: 'is the 1' },
    { text: 'st', rise: 4, size: 7, isClose: true },
    { text: 'one.' },
  );
  expect(text).toBe('Of 10⁻⁷ mol of H₂O, x_{n+1} is the 1st one.');
});
