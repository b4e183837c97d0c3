import { expect, it } from 'vitest';
import { readRtf } from './read-rtf.ts';

it('separates paragraphs, and keeps breaks and tabs', async () => {
  expect(await read('One\\par Two\\line three\\tab four\\par')).toBe('One\n\nTwo\nthree\tfour');
});

it('marks headings by style and by outline', async () => {
  const styles = '{\\stylesheet{\\s0 Normal;}{\\s1\\b heading 1;}{\\s5\\outlinelevel2 Mine;}}';

  expect(
    await read(
      `${styles}\\pard\\s1 Cells\\par\\pard\\s5 Parts\\par\\pard Words\\par\\pard\\outlinelevel1 Walls\\par`,
    ),
  ).toBe('# Cells\n\n### Parts\n\nWords\n\n## Walls');
});

it('marks lists with their numbers and depth, and bullets that were typed', async () => {
  const body =
    "{\\listtext 3.\\tab}\\ilvl0 third\\par{\\listtext b)\\tab}\\ilvl1 inner\\par{\\pntext\\f1\\'b7\\tab}\\ilvl0 bullet\\par\\bullet\\tab typed\\par";

  expect(await read(body)).toBe('3. third\n  2. inner\n- bullet\n- typed');
});

it('writes tables as rows', async () => {
  const body =
    '\\trowd\\pard\\intbl Name\\cell Role\\cell\\row\\trowd\\pard\\intbl Nucleus\\par more\\cell DNA\\cell\\row\\pard After\\par';

  expect(await read(body)).toBe('| Name | Role |\n| Nucleus more | DNA |\n\nAfter');
});

it('marks bold words at the beginning of a paragraph', async () => {
  expect(await read('{\\b Cell:} a {\\b unit}\\par')).toBe('**Cell:** a unit');
});

it('puts notes at the end and their numbers in the text', async () => {
  expect(
    await read('Cells{\\super\\chftn{\\footnote\\pard {\\super\\chftn} Of energy.}} burn\\par'),
  ).toBe('Cells[^1] burn\n\n[^1]: Of energy.');
});

it('decodes letters by the code page of the document and of the font', async () => {
  const fonts =
    '{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset204 B;}{\\f2\\fcharset128 C;}{\\f3\\fcharset2 Symbol;}}';
  const body = "caf\\'e9 {\\f1\\'cc\\'e8\\'f0} {\\f2\\'8d\\'d7\\'96E} {\\f3 a}\\par";

  expect(await read(`${fonts}${body}`)).toBe('café Мир 細胞 α');
  expect(await read("\\ansicpg1250 \\'b3\\'f3d\\'9f\\par")).toBe('łódź');
});

it('reads Unicode and skips what stands there for old programs', async () => {
  expect(
    await read("\\u8364? {\\uc2\\u8364\\'80\\'80}{\\uc0\\u8364}x \\u-10179?\\u-8704?\\par"),
  ).toBe('€ €€x 😀');
});

it('reads no headers, instructions, pictures, hidden or deleted words', async () => {
  const body =
    '{\\info{\\title T}}{\\header H\\par}{\\*\\unknown U}{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt link}}{\\v hidden}{\\deleted gone}{\\pict 0102}\\par';

  expect(await read(body)).toBe('link');
});

it('skips binary data, whatever it holds', async () => {
  expect(await read('{\\pict\\bin4 }}{{}Words\\par')).toBe('Words');
});

it('reads text boxes once', async () => {
  const body =
    '{\\shp{\\*\\shpinst{\\sp{\\sn n}{\\sv v}}{\\shptxt\\pard In the box\\par}}{\\shprslt In the box}}Words\\par';

  expect(await read(body)).toBe('In the box\n\nWords');
});

it('reads raised figures and signs', async () => {
  expect(await read('10{\\super 6}\\~a\\_b\\endash\\ldblquote c\\rdblquote\\{\\}\\\\\\par')).toBe(
    '10⁶ a-b–“c”{}\\',
  );
});

it('takes no word for one that every object of the language has', async () => {
  expect(await read('Cells\\toString \\constructor \\valueOf  divide\\par')).toBe('Cells divide');
});

it('refuses groups that nest without end', async () => {
  await expect(readRtf(Buffer.from(`{\\rtf1${'{'.repeat(100_000)}`))).rejects.toThrow(
    'too-complex',
  );
});

it('says that a file which breaks off goes on', async () => {
  const reading = await readRtf(Buffer.from('{\\rtf1 Words\\par and m'));

  expect(reading).toMatchObject({ text: 'Words\n\nand m', isCut: true });
});

it('survives braces, numbers and lengths that make no sense', async () => {
  const nonsense = "{\\rtf1 a}}}}{\\bin99999999999 b}\\u99999999999?\\'zz\\uc-5\\ilvl-3\\f-1\\'";

  await expect(readRtf(Buffer.from(nonsense))).resolves.toMatchObject({ isCut: true });
});

async function read(body: string): Promise<string> {
  const reading = await readRtf(Buffer.from(`{\\rtf1\\ansi\\deff0 ${body}}`, 'latin1'));
  return reading.text;
}
