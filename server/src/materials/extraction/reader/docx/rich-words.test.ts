import { expect, it } from 'vitest';
import { makeDocx, p, r } from '../../testing/make-docx.ts';
import { readDocx } from './read-docx.ts';

const raised = '<w:vertAlign w:val="superscript"/>';
const lowered = '<w:vertAlign w:val="subscript"/>';
const typewriter = '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas"/>';
const math = '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>';

it('keeps raised and lowered letters, also where Word cuts them into runs', async () => {
  const body =
    `<w:p>${r('H')}${r('2', lowered)}${r('SO')}${r('4', lowered)}${r('2', raised)}${r('−', raised)}</w:p>` +
    `<w:p>${r('x')}${r('n', lowered)}${r('+1', lowered)}${r(' is the 1')}${r('st', raised)}</w:p>`;

  expect(await read({ body })).toBe('H_{2}SO_{4}^{2−}\n\nx_{n+1} is the 1st');
});

it('keeps what is written like a program: whole paragraphs, and words of a line', async () => {
  const styles =
    '<w:style w:styleId="C"><w:name w:val="Source Code"/></w:style>' +
    '<w:style w:styleId="Normal"><w:name w:val="Normal"/></w:style>';
  const code = '<w:pStyle w:val="C"/>';
  const body =
    p('The loop:') +
    p('for (const x of list) {', code) +
    p('', code) +
    p('  say($x, `y`);', code) +
    `<w:p>${r('}', typewriter)}</w:p>` +
    `<w:p>${r('Call ')}${r('say(x)', typewriter)}${r(' once.')}</w:p>` +
    `<w:p>${r('This is a whole sentence on a typewriter.', typewriter)}</w:p>`;

  expect(await read({ styles, body })).toBe(
    'The loop:\n\n```\nfor (const x of list) {\n\n  say($x, `y`);\n}\n```\n\n' +
      'Call `say(x)` once.\n\n`This is a whole sentence on a typewriter.`',
  );
});

it('sets a formula apart where nothing else is in its paragraph', async () => {
  const body =
    `<w:p><m:oMathPara>${math}</m:oMathPara></w:p>` +
    `<w:p>${r('Let ')}${math}${r(' be.')}</w:p>` +
    `<w:p>${math}${r('2')}</w:p>`;

  expect(await read({ body })).toBe('$$x$$\n\nLet $x$ be.\n\n\\(x\\)2');
});

it('escapes words that would be taken for marks, and no others', async () => {
  const body =
    p('From $5 to $10, 2 * 3 * 4 and snake_case_words.') +
    p('Say $x$ or *y* or `z`.') +
    `<w:p>${r('It costs $5 for ')}${math}</w:p>`;

  expect(await read({ body })).toBe(
    'From $5 to $10, 2 * 3 * 4 and snake_case_words.\n\n' +
      'Say \\$x\\$ or \\*y\\* or \\`z\\`.\n\nIt costs \\$5 for $x$',
  );
});

it('knows the row that names the columns, and hides bars within cells', async () => {
  const cell = (content: string) => `<w:tc>${content}</w:tc>`;
  const norm =
    '<m:oMath><m:d><m:dPr><m:begChr m:val="|"/><m:endChr m:val="|"/></m:dPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:d></m:oMath>';
  const body =
    '<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>' +
    `${cell(p('Sign'))}${cell(p('a|b'))}</w:tr><w:tr>${cell(`<w:p>${norm}</w:p>`)}${cell(p('size'))}</w:tr></w:tbl>`;

  expect(await read({ body })).toBe(
    '| Sign | a\\|b |\n| --- | --- |\n| $\\vert x\\vert $ | size |',
  );
});

it('leaves out what was deleted within a formula', async () => {
  const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const body = `<w:p>${r('Now ')}<m:oMath>${run('a+')}<w:del>${run('b')}</w:del><w:ins>${run('c')}</w:ins></m:oMath></w:p>`;

  expect(await read({ body })).toBe('Now $a+c$');
});

it('marks a formula that it cannot read', async () => {
  const huge = `<m:oMath>${'<m:r><m:t>x+</m:t></m:r>'.repeat(4_000)}</m:oMath>`;
  const old = '<w:r><w:object><o:OLEObject ProgID="Equation.3"/></w:object></w:r>';
  const body = `<w:p>${r('So ')}${huge}${r(' is.')}</w:p><w:p>${r('And ')}${old}${r(' too.')}</w:p>`;

  expect(await read({ body })).toBe('So \uFFFD is.\n\nAnd \uFFFD too.');
});

it('reads a formula that nests as deep as XML may', async () => {
  const deep = (depth: number) =>
    `<m:oMath>${'<m:rad><m:e>'.repeat(depth)}<m:r><m:t>x</m:t></m:r>${'</m:e></m:rad>'.repeat(depth)}</m:oMath>`;

  expect(await read({ body: `<w:p>${r('a ')}${deep(150)}</w:p>` })).toContain('\\sqrt{\\sqrt{');
  await expect(read({ body: `<w:p>${deep(250)}</w:p>` })).rejects.toThrow('too-complex');
});

async function read(parts: Parameters<typeof makeDocx>[0]): Promise<string> {
  return (await readDocx(makeDocx(parts))).text;
}
