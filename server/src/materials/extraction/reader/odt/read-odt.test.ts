import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readOdt } from './read-odt.ts';

it('keeps headings, lists with their numbers, labels and notes', async () => {
  const styles =
    '<style:style style:name="B"><style:text-properties fo:font-weight="bold"/></style:style><text:list-style style:name="N"><text:list-level-style-number text:level="1" style:num-format="1" text:start-value="3"/></text:list-style>';
  const body =
    '<text:h text:outline-level="2">Cells</text:h><text:p><text:span text:style-name="B">Cell:</text:span> a unit<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Of life.</text:p></text:note-body></text:note>.</text:p>' +
    '<text:list text:style-name="N"><text:list-item><text:p>one</text:p><text:p>and on</text:p><text:list><text:list-item><text:p>inner</text:p></text:list-item></text:list></text:list-item><text:list-item><text:p>two</text:p></text:list-item></text:list>';

  expect(await read({ styles, body })).toBe(
    '## Cells\n\n**Cell:** a unit[^1].\n\n3. one\n\nand on\n\n  - inner\n4. two\n\n[^1]: Of life.',
  );
});

it('reads a formula that is a document of its own within the document', async () => {
  const math =
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow></mfrac><annotation encoding="StarMath 5.0">a over {b+1}</annotation></semantics></math>';
  const body =
    '<text:p>So <draw:frame><draw:object xlink:href="./Object 1"/><draw:image/></draw:frame> it is.</text:p>';

  expect(await read({ body, more: { 'Object 1/content.xml': strToU8(math) } })).toBe(
    'So $\\frac{a}{b+1}$ it is.',
  );
});

it('keeps raised and lowered letters and code', async () => {
  const styles =
    '<style:style style:name="U"><style:text-properties style:text-position="super 58%"/></style:style><style:style style:name="D"><style:text-properties style:text-position="-33% 58%"/></style:style><style:style style:name="C" style:parent-style-name="Preformatted_20_Text"/><style:style style:name="Preformatted_20_Text"/>';
  const body =
    '<text:p>H<text:span text:style-name="D">2</text:span>O, 10<text:span text:style-name="U">6</text:span></text:p><text:p text:style-name="C">if x:</text:p><text:p text:style-name="C"><text:s text:c="2"/>go()</text:p>';

  expect((await read({ styles, body })).replaceAll('\u00a0', ' ')).toBe(
    'H_{2}O, 10^{6}\n\n```\nif x:\n  go()\n```',
  );
});

it('writes tables with header rows and cells over several rows', async () => {
  const cell = (text: string, span = '') =>
    `<table:table-cell ${span}><text:p>${text}</text:p></table:table-cell>`;
  const body = `<table:table><table:table-header-rows><table:table-row>${cell('Kind')}${cell('Sign')}</table:table-row></table:table-header-rows><table:table-row>${cell('double', 'table:number-rows-spanned="2"')}${cell('=')}</table:table-row><table:table-row><table:covered-table-cell/>${cell('==')}</table:table-row></table:table>`;

  expect(await read({ body })).toBe(
    '| Kind | Sign |\n| --- | --- |\n| double | = |\n| double | == |',
  );
});

it('leaves out what was struck out, comments, contents and what is hidden', async () => {
  const styles =
    '<style:style style:name="H"><style:text-properties text:display="none"/></style:style>';
  const body =
    '<text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:table-of-content><text:p>Contents</text:p></text:table-of-content><text:p>Kept<office:annotation><text:p>why?</text:p></office:annotation><text:span text:style-name="H"> secret</text:span></text:p><text:section text:display="none"><text:p>hidden</text:p></text:section>';

  expect(await read({ styles, body })).toBe('Kept');
});

it('refuses a text with a password, with a DTD, or of another kind', async () => {
  const locked = { 'META-INF/manifest.xml': strToU8('<m><manifest:encryption-data/></m>') };

  await expect(read({ body: '', more: locked })).rejects.toThrow('password');
  await expect(readOdt(zipSync({ 'content.xml': strToU8('<!DOCTYPE a><a/>') }))).rejects.toThrow(
    'damaged',
  );
  await expect(readOdt(zipSync({ mimetype: strToU8('image/png') }))).rejects.toThrow('wrong-type');
});

type Parts = { styles?: string; body: string; more?: Record<string, Uint8Array> };

async function read({ styles = '', body, more = {} }: Parts): Promise<string> {
  const content = `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const mimetype = strToU8('application/vnd.oasis.opendocument.text');
  return (await readOdt(zipSync({ mimetype, 'content.xml': strToU8(content), ...more }))).text;
}
