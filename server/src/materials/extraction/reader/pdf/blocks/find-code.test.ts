import { expect, it } from 'vitest';
import { drawPdf } from '../../../testing/draw-pdf.ts';
import { readPdf } from '../read-pdf.ts';

const words = 'A function gives back what stands behind its word return, and nothing else.';
const code = ['def square(x):', '    y = x * x', '    return y', '', 'print(square(3))'];

async function readLines(lines: readonly string[], shown = words) {
  const bytes = await drawPdf((page) => {
    page.font('Helvetica').fontSize(11).text(shown, 72, 72).text(shown);
    page.font('Courier').fontSize(10);
    for (const [at, line] of lines.entries()) page.text(line, 90, 130 + at * 12);
    page.font('Helvetica').fontSize(11).text(shown, 72, 400);
  });
  return (await readPdf(bytes)).text.split('\n\n').slice(1).join('\n\n');
}

it('keeps code as it is set, with its spaces and blank lines', async () => {
  expect(await readLines(code)).toContain(['```', ...code, '```'].join('\n'));
});

it('takes no single word in such letters for code', async () => {
  expect(await readLines(['example.org'])).not.toContain('```');
  expect(await readLines(['print(1)'])).toContain('```\nprint(1)\n```');
});

it('takes a document for text that is set in such letters all through', async () => {
  const bytes = await drawPdf((page) => {
    page.font('Courier').fontSize(11).text(words, 72, 72).text(words);
  });
  expect((await readPdf(bytes)).text).not.toContain('```');
});

it('joins code that goes on over the page', async () => {
  const bytes = await drawPdf((page) => {
    page.font('Helvetica').text(words, 72, 72).text(words);
    page.font('Courier').text('if (a) {', 72, 600).text('  b();');
    page.addPage().text('}', 72, 200).text('c();');
    page.font('Helvetica').text(words, 72, 300);
  });
  const { text, pageStarts } = await readPdf(bytes);
  expect(text).toContain('```\nif (a) {\n  b();\n}\nc();\n```');
  expect(text.slice(pageStarts?.[1]).startsWith('}')).toBe(true);
});
