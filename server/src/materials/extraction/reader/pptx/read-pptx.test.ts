import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readPptx } from './read-pptx.ts';

const math =
  '<mc:AlternateContent><mc:Choice><a14:m><m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b+1</m:t></m:r></m:den></m:f></m:oMath></a14:m></mc:Choice><mc:Fallback><a:r><a:t>picture</a:t></a:r></mc:Fallback></mc:AlternateContent>';

it('reads slides in the order of the talk, each with its title first and as a page', async () => {
  const slides = [
    shape('body', p('The heart pumps.')) + shape('title', p('Heart')),
    '',
    shape('title', p('Lungs')),
  ];
  const reading = await readTalk(slides);

  expect(reading.text).toBe('## Heart\n\n- The heart pumps.\n\n## Lungs');
  expect(reading.pageStarts).toEqual([0, 30, 30]);
  expect(reading.pagesWithoutText).toEqual([2]);
});

it('keeps bullets at their depth and numbers, and words of boxes without them', async () => {
  const items =
    p('one', '<a:pPr lvl="0"/>') +
    p('inner', '<a:pPr lvl="1"/>') +
    p('plain', '<a:pPr><a:buNone/></a:pPr>') +
    p('first', '<a:pPr><a:buAutoNum/></a:pPr>') +
    p('second', '<a:pPr><a:buAutoNum/></a:pPr>');
  const { text } = await readTalk([shape('body', items) + `<p:sp>${p('In a box')}</p:sp>`]);

  expect(text).toBe('- one\n  - inner\n\nplain\n\n1. first\n2. second\n\nIn a box');
});

it('keeps formulas, raised letters, tables and code', async () => {
  const run = (text: string, look = '') => `<a:r><a:rPr ${look}/><a:t>${text}</a:t></a:r>`;
  const cell = (text: string) => `<a:tc>${p(text)}</a:tc>`;
  const slide =
    `<p:sp><a:p>${run('So ')}${math}${run(' and x')}${run('2', 'baseline="30000"')}</a:p></p:sp>` +
    `<a:tbl><a:tblPr firstRow="1"/><a:tr>${cell('Kind')}${cell('Sign')}</a:tr><a:tr><a:tc rowSpan="2">${p('double')}</a:tc>${cell('=')}</a:tr><a:tr><a:tc vMerge="1">${p('')}</a:tc>${cell('==')}</a:tr></a:tbl>` +
    '<p:sp><a:p><a:r><a:rPr><a:latin typeface="Consolas"/></a:rPr><a:t>f(x);</a:t></a:r></a:p></p:sp>';

  expect((await readTalk([slide])).text).toBe(
    'So $\\frac{a}{b+1}$ and x^{2}\n\n| Kind | Sign |\n| --- | --- |\n| double | = |\n| double | == |\n\n```\nf(x);\n```',
  );
});

it('tells what the speaker says apart, and leaves out hidden slides, numbers, dates and feet', async () => {
  const foot =
    shape('ftr', p('Foot')) +
    shape('sldNum', '<a:p><a:fld type="slidenum"><a:t>4</a:t></a:fld></a:p>');
  const slides = [shape('title', p('Heart')) + foot, '<hidden/>'];
  const more = {
    'ppt/slides/_rels/slide1.xml.rels':
      '<Relationships><Relationship Id="r1" Type="x/notesSlide" Target="../notesSlides/n.xml"/></Relationships>',
    'ppt/notesSlides/n.xml': `<p:notes>${shape('body', p('Say it slowly.'))}${shape('sldNum', p('1'))}</p:notes>`,
    'ppt/slides/slide2.xml': `<p:sld show="0">${shape('body', p('Secret'))}</p:sld>`,
  };

  expect((await readTalk(slides, more)).text).toBe('## Heart\n\n### Notes\n\nSay it slowly.');
});

it('refuses what is no talk', async () => {
  await expect(readPptx(zipSync({ 'word/document.xml': strToU8('<a/>') }))).rejects.toThrow(
    'wrong-type',
  );
  await expect(readTalk(['<!DOCTYPE a>'])).rejects.toThrow('damaged');
});

function p(text: string, properties = ''): string {
  return `<a:p>${properties}<a:r><a:t>${text}</a:t></a:r></a:p>`;
}

function shape(type: string, content: string): string {
  return `<p:sp><p:nvPr><p:ph type="${type}" idx="1"/></p:nvPr>${content}</p:sp>`;
}

async function readTalk(slides: readonly string[], more: Record<string, string> = {}) {
  const ids = slides.map((_, at) => `<p:sldId r:id="r${at + 1}"/>`).join('');
  const targets = slides.map(
    (_, at) => `<Relationship Id="r${at + 1}" Target="slides/slide${at + 1}.xml"/>`,
  );
  const parts: Record<string, string> = {
    'ppt/presentation.xml': `<p:presentation>${ids}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    ...Object.fromEntries(
      slides.map((slide, at) => [`ppt/slides/slide${at + 1}.xml`, `<p:sld>${slide}</p:sld>`]),
    ),
    ...more,
  };
  const encoded = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return readPptx(zipSync(Object.fromEntries(encoded)));
}
