import { expect, it } from 'vitest';
import { drawPdf } from '../../testing/draw-pdf.ts';
import { Unreadable } from '../reading.ts';
import { tidyText } from '../tidy-text.ts';
import { readPdf } from './read-pdf.ts';

const sentence = 'Mitosis is the division of a nucleus into two that carry the same genes.';
/** One grey point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

it('writes headings, paragraphs, labels and items as light Markdown', async () => {
  const bytes = await drawPdf((page) => {
    page.font('Helvetica-Bold').fontSize(22).text('Cell Division', 72, 72);
    page.font('Helvetica').fontSize(11).text(sentence, 72, 120, { width: 200 });
    page.font('Helvetica-Bold').text('Prophase:', 72, 190, { continued: true });
    page.font('Helvetica').text(' the chromosomes condense.');
    page.text('• growth', 90, 220).text('• repair', 90, 236);
  });
  const { text, ...rest } = await readPdf(bytes);
  expect(text).toBe(
    `# Cell Division\n\n${sentence}\n\n**Prophase:** the chromosomes condense.\n\n- growth\n- repair`,
  );
  expect(rest).toEqual({ pageStarts: [0], pagesWithoutText: [], isCut: false });
});

it('joins a paragraph that goes on over the page and tells where the page begins', async () => {
  const bytes = await drawPdf((page) => {
    page.fontSize(11).text('The first page ends in the middle of a sentence', 72, 700);
    page.addPage().text('that goes on here.', 72, 72);
  });
  const { text, pageStarts } = await readPdf(bytes);
  expect(text).toBe('The first page ends in the middle of a sentence that goes on here.');
  expect(pageStarts).toEqual([0, 48]);
});

it('names the pages without text', async () => {
  const bytes = await drawPdf((page) => {
    page.text(sentence).addPage().image(picture, 72, 72).addPage().text(sentence);
  });
  expect((await readPdf(bytes)).pagesWithoutText).toEqual([2]);
});

it('counts a page without text that comes last', async () => {
  const bytes = await drawPdf((page) => {
    page.text(sentence).addPage().image(picture, 72, 72);
  });
  expect(tidyText(await readPdf(bytes))).toEqual({
    text: sentence,
    pageStarts: [0, sentence.length],
    pagesWithoutText: [2],
    isCut: false,
  });
});

it('leaves it to the tidying to cut, which keeps whole lines', async () => {
  const bytes = await drawPdf(
    (page) => {
      for (const letter of 'abcdefghijklm') {
        const line = `${letter.repeat(5)}. `.repeat(40);
        page.addPage().font('Helvetica').text(sentence, 72, 20).addContent('BT /F1 4 Tf');
        for (let y = 780; y > 20; y -= 4.3) page.addContent(`1 0 0 1 20 ${y} Tm (${line}) Tj`);
        page.addContent('ET');
      }
    },
    { autoFirstPage: false },
  );
  const reading = await readPdf(bytes);
  const { text, isCut } = tidyText(reading);
  expect(reading.text.length).toBeGreaterThan(500_000);
  expect(reading.text.startsWith(`${text}\n`)).toBe(true);
  expect(isCut).toBe(true);
});

it('drops running headers and page numbers', async () => {
  const bytes = await drawPdf((page) => {
    for (const number of [1, 2, 3]) {
      if (number > 1) page.addPage();
      page.fontSize(8).text('Biology 101', 72, 30, { lineBreak: false });
      page.fontSize(11).text(`Words of page ${number} that are read.`, 72, 200);
      page.fontSize(8).text(String(number), 290, 760, { lineBreak: false });
    }
  });
  expect((await readPdf(bytes)).text).toBe(
    'Words of page 1 that are read.\n\nWords of page 2 that are read.\n\nWords of page 3 that are read.',
  );
});

it('drops a watermark that lies across the page', async () => {
  const bytes = await drawPdf((page) => {
    page.text(sentence, 72, 72);
    page
      .rotate(45, { origin: [300, 400] })
      .fontSize(60)
      .text('DRAFT', 200, 400);
  });
  expect((await readPdf(bytes)).text).toBe(sentence);
});

it('reads a page that lies on its side', async () => {
  const bytes = await drawPdf((page) => {
    page.rotate(90, { origin: [300, 400] }).text(sentence, 100, 400, { lineBreak: false });
  });
  expect((await readPdf(bytes)).text).toBe(sentence);
});

it('refuses pages of pictures as scanned', async () => {
  const bytes = await drawPdf((page) => {
    page.image(picture, 72, 72);
  });
  await expect(readPdf(bytes)).rejects.toEqual(new Unreadable('scanned'));
});

it('refuses blank pages as empty', async () => {
  const bytes = await drawPdf((page) => {
    page.rect(72, 72, 100, 100).stroke();
  });
  await expect(readPdf(bytes)).rejects.toEqual(new Unreadable('empty'));
});

it('refuses a file that needs a password', async () => {
  const bytes = await drawPdf((page) => void page.text(sentence), { userPassword: 'secret' });
  await expect(readPdf(bytes)).rejects.toMatchObject({ refusal: 'password' });
});

it('reads a file that only its owner may change', async () => {
  const bytes = await drawPdf((page) => void page.text(sentence), { ownerPassword: 'secret' });
  expect((await readPdf(bytes)).text).toContain('division of a nucleus');
});

it('refuses a damaged file', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 and then nothing of use');
  await expect(readPdf(bytes)).rejects.toMatchObject({ refusal: 'damaged' });
});

it('leaves the bytes it was given as they were', async () => {
  const bytes = await drawPdf((page) => void page.text(sentence));
  await readPdf(bytes);
  expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
});

it('stops on a page without measure, and says so', async () => {
  const bytes = await drawPdf((page) => {
    page.font('Helvetica').fontSize(4).addContent('BT /F1 4 Tf');
    for (let at = 0; at < 32_000; at += 1) {
      page.addContent(`1 0 0 1 ${(at % 50) * 11} ${(Math.floor(at / 50) % 190) * 4} Tm (ab) Tj`);
    }
    page.addContent('ET').text(sentence);
  });
  const { isCut, text } = await readPdf(bytes);
  expect(isCut).toBe(true);
  expect(text.length).toBeGreaterThan(1_000);
});
