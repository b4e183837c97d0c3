import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeDocx, p, r } from '../../testing/make-docx.ts';
import { readDocx } from './read-docx.ts';

it('marks headings by the names of styles, by what they are based on, and by their outline', async () => {
  const styles = `
    <w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style>
    <w:style w:styleId="Mine"><w:name w:val="Chapter"/><w:basedOn w:val="H1"/></w:style>
    <w:style w:styleId="T"><w:name w:val="Title"/></w:style>
    <w:style w:styleId="O"><w:name w:val="Odd"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr></w:style>`;
  const body =
    p('Biology', '<w:pStyle w:val="T"/>') +
    p('Cells', '<w:pStyle w:val="Mine"/>') +
    p('Parts', '<w:pStyle w:val="O"/>') +
    p('Walls', '<w:outlineLvl w:val="1"/>') +
    p('Words');

  expect(await read({ styles, body })).toBe(
    '# Biology\n\n# Cells\n\n### Parts\n\n## Walls\n\nWords',
  );
});

it('knows headings without a sheet of styles', async () => {
  expect(await read({ body: p('Cells', '<w:pStyle w:val="Heading2"/>') })).toBe('## Cells');
});

it('marks lists with their numbers and depth', async () => {
  const numbering = `
    <w:abstractNum w:abstractNumId="1">
      <w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="decimal"/></w:lvl>
      <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/></w:lvl></w:abstractNum>
    <w:abstractNum w:abstractNumId="2"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>
    <w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>
    <w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`;
  const body =
    item('first', 1, 0) +
    item('inner', 1, 1) +
    item('second', 1, 0) +
    item('inner again', 1, 1) +
    p('Words') +
    item('bullet', 2, 0) +
    item('again', 3, 0) +
    item('and on', 3, 0) +
    item('none', 0, 0);

  expect(await read({ numbering, body })).toBe(
    '3. first\n  1. inner\n4. second\n  1. inner again\n\nWords\n\n- bullet\n\n1. again\n2. and on\n\nnone',
  );
});

it('takes the level of a list that a style puts below the first for the first', async () => {
  const numbering = `
    <w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`;
  const styles = `
    <w:style w:styleId="L"><w:name w:val="Mine"/><w:pPr><w:numPr><w:ilvl w:val="-1"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style>`;

  expect(await read({ numbering, styles, body: p('growth', '<w:pStyle w:val="L"/>') })).toBe(
    '- growth',
  );
});

it('writes tables as rows, and a box of one cell as what stands in it', async () => {
  const body =
    table([cell(p('Name')), cell(p('Role'))], [cell(p('Nucleus') + p('more')), cell(p(''))]) +
    table([cell(p('First') + p('Second'))]) +
    table([cell(p('outer') + table([cell(p('a')), cell(p('b'))])), cell(p('x'))]);

  expect(await read({ body })).toBe(
    '| Name | Role |\n| Nucleus more |  |\n\nFirst\n\nSecond\n\n| outer a b | x |',
  );
});

it('marks bold words at the beginning of a paragraph, and no others', async () => {
  const bold = '<w:b/>';
  const body =
    `<w:p>${r('Cell:', bold)}${r(' a unit of ')}${r('life', bold)}</w:p>` +
    `<w:p>${r('Not ')}${r('here', bold)}</w:p>` +
    `<w:p>${r('Im', bold)}${r('portant')}</w:p>` +
    `<w:p>${r('off', '<w:b w:val="0"/>')}</w:p>`;

  expect(await read({ body })).toBe('**Cell:** a unit of life\n\nNot here\n\nImportant\n\noff');
});

it('puts notes at the end and their numbers in the text', async () => {
  const footnotes = `
    <w:footnote w:id="0" w:type="separator">${p('---')}</w:footnote>
    <w:footnote w:id="7">${p('Of energy.')}${p('Mostly.')}</w:footnote>`;
  const endnotes = `<w:endnote w:id="7">${p('Of life.')}</w:endnote>`;
  const body = `<w:p>${r('Cells')}<w:r><w:endnoteReference w:id="7"/></w:r>${r(' burn')}<w:r><w:footnoteReference w:id="7"/></w:r></w:p>`;

  expect(await read({ footnotes, endnotes, body })).toBe(
    'Cells[^1] burn[^2]\n\n[^1]: Of life.\n\n[^2]: Of energy. Mostly.',
  );
});

it('leaves out what was deleted or is hidden, and keeps what was added', async () => {
  const body = `<w:p>
    ${r('Kept')}<w:ins>${r(' added')}</w:ins>
    <w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom>${r('moved')}</w:moveFrom>
    ${r('secret', '<w:vanish/>')}
    <w:r><w:rPr><w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t>, shown</w:t></w:r>
    <w:r><w:instrText>PAGE</w:instrText></w:r></w:p>`;

  expect(await read({ body })).toBe('Kept added, shown');
});

it('reads a text box once, after its paragraph', async () => {
  const box = (text: string) => `<w:txbxContent>${p(text)}</w:txbxContent>`;
  const body = `<w:p>${r('Before')}<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice>${box('In the box')}</mc:Choice><mc:Fallback>${box('In the box')}</mc:Fallback></mc:AlternateContent></w:r>${r(' and after')}</w:p>`;

  expect(await read({ body })).toBe('Before and after\n\nIn the box');
});

it('keeps breaks, tabs, raised figures, symbols and what links say', async () => {
  const body = `<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr>
    ${r('10')}${r('6', '<w:vertAlign w:val="superscript"/>')}<w:r><w:tab/><w:t>cells</w:t><w:br/></w:r>
    <w:hyperlink>${r('a link')}</w:hyperlink>
    <w:r><w:sym w:font="Symbol" w:char="F061"/><w:noBreakHyphen/><w:t>x</w:t></w:r></w:p>`;

  expect(await read({ body })).toBe('10^{6}\tcells\na linkα-x');
});

it('knows a document whose parts have other prefixes and numbers', async () => {
  const content =
    '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:pPr><x:outlineLvl x:val="0"/></x:pPr><x:r><x:t>Cells</x:t></x:r></x:p></x:body></x:document>';
  const { text } = await readDocx(zipSync({ 'word/document2.xml': strToU8(content) }));

  expect(text).toBe('# Cells');
});

it('knows no prefix by the name of what every object of the language has', async () => {
  const content =
    '<w:document xmlns:w="constructor" xmlns:x="toString"><w:body><w:p><w:r><w:t>Cells</w:t></w:r></w:p></w:body></w:document>';
  const { text } = await readDocx(zipSync({ 'word/document.xml': strToU8(content) }));

  expect(text).toBe('Cells');
});

it('stops when it has as much as we keep', async () => {
  const reading = await readDocx(
    makeDocx({ body: p('All cells divide. '.repeat(50)).repeat(1_000) }),
  );

  expect(reading.isCut).toBe(true);
  expect(reading.text.length).toBeLessThan(502_000);
});

it('refuses a document with a DTD', async () => {
  const xml = '<!DOCTYPE d [<!ENTITY a "aaaa">]><d>&a;</d>';

  await expect(readDocx(zipSync({ 'word/document.xml': strToU8(xml) }))).rejects.toThrow('damaged');
});

it('refuses a document that nests without end', async () => {
  const body = '<w:sdt>'.repeat(100_000);

  await expect(readDocx(makeDocx({ body }))).rejects.toThrow('too-complex');
});

it('refuses a document that is cut off or has broken marks', async () => {
  await expect(readDocx(makeDocx({ body: '<w:p>' }))).rejects.toThrow('damaged');
  await expect(readDocx(makeDocx({ body: '&nothing;' }))).rejects.toThrow('damaged');
});

it('refuses a zip that is no document', async () => {
  await expect(readDocx(zipSync({ 'xl/workbook.xml': strToU8('<a/>') }))).rejects.toThrow(
    'wrong-type',
  );
});

it('tells a document with a password from another old container', async () => {
  const start = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
  const locked = Buffer.concat([start, Buffer.from('EncryptionInfo', 'utf16le')]);

  await expect(readDocx(locked)).rejects.toThrow('password');
  await expect(readDocx(start)).rejects.toThrow('wrong-type');
});

async function read(parts: Parameters<typeof makeDocx>[0]): Promise<string> {
  return (await readDocx(makeDocx(parts))).text;
}

function item(text: string, list: number, level: number): string {
  return p(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
}

function table(...rows: string[][]): string {
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;
}

function cell(content: string): string {
  return `<w:tc>${content}</w:tc>`;
}
