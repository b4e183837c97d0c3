import { mathmlFormulas } from '../../formulas/mathml-formulas.ts';
import { wordFormulas } from '../../formulas/word-formulas.ts';
import type { GoodFile } from '../good-file.ts';
import { declaration, pack } from './zip.ts';

/** Documents of every other kind that has formulas, each formula in a sentence of its own. */
export function listFormulaFiles(): GoodFile[] {
  return [
    { name: 'formulas-page.html', expected, make: () => Buffer.from(writePage()) },
    { name: 'formulas-book.epub', expected, make: writeBook },
    { name: 'formulas-open.odt', expected, make: writeOpen },
    {
      name: 'formulas-talk.pptx',
      expected: `## Formulas\n\n${wordFormulas.map(({ name, latex }, at) => sentence(at, name, `$${latex}$`)).join('\n\n')}\n`,
      make: writeTalk,
    },
  ];
}

const expected = `# Formulas\n\n${mathmlFormulas.map(({ name, latex }, at) => sentence(at, name, `$${latex}$`)).join('\n\n')}\n`;

function sentence(at: number, name: string, formula: string): string {
  return `Formula number ${at + 1} of this lesson is named the ${name}, and in signs it is written ${formula} by all who study it.`;
}

function math(mathml: string): string {
  return `<math xmlns="http://www.w3.org/1998/Math/MathML"><mrow>${mathml}</mrow></math>`;
}

const paragraphs = mathmlFormulas.map(
  ({ name, mathml }, at) => `<p>${sentence(at, name, math(mathml))}</p>`,
);

function writePage(): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Formulas</title></head><body><h1>Formulas</h1>${paragraphs.join('\n')}</body></html>`;
}

function writeBook(): Uint8Array {
  return pack({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': `${declaration}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="b.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    'b.opf': `${declaration}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i"><metadata/><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>`,
    'a.xhtml': `${declaration}<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Formulas</title></head><body><h1>Formulas</h1>${paragraphs.join('\n')}</body></html>`,
  });
}

/** Each formula is a document of its own, which a frame in the text names. */
function writeOpen(): Uint8Array {
  const spaces = [
    ...['office', 'text', 'drawing'].map(
      (name) =>
        `xmlns:${name === 'drawing' ? 'draw' : name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
    ),
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
  ].join(' ');
  const written = mathmlFormulas.map(({ name }, at) => {
    const frame = `<draw:frame><draw:object xlink:href="./Object ${at + 1}"/><draw:image xlink:href="./ObjectReplacements/Object ${at + 1}"/></draw:frame>`;
    return `<text:p>${sentence(at, name, frame)}</text:p>`;
  });
  return pack({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${declaration}<office:document-content ${spaces}><office:body><office:text><text:h text:outline-level="1">Formulas</text:h>${written.join('')}</office:text></office:body></office:document-content>`,
    ...Object.fromEntries(
      mathmlFormulas.map(({ mathml }, at) => [
        `Object ${at + 1}/content.xml`,
        declaration + math(mathml),
      ]),
    ),
  });
}

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const slide = 'http://schemas.openxmlformats.org/presentationml/2006/main';

/** As PowerPoint keeps formulas: those of Word, with a picture for programs that know none. */
function writeTalk(): Uint8Array {
  const boxes = wordFormulas.map(({ name, omml }, at) => {
    const [before = '', after = ''] = sentence(at, name, '\0').split('\0');
    const formula = `<mc:AlternateContent><mc:Choice Requires="a14"><a14:m><m:oMath>${omml}</m:oMath></a14:m></mc:Choice><mc:Fallback><a:r><a:t>picture</a:t></a:r></mc:Fallback></mc:AlternateContent>`;
    return `<p:sp><p:nvSpPr><p:cNvPr id="5" name="Box"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:p>${run(before)}${formula}${run(after)}</a:p></p:txBody></p:sp>`;
  });
  const title = `<p:sp><p:nvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:txBody><a:p>${run('Formulas')}</a:p></p:txBody></p:sp>`;
  const spaces = `xmlns:a="${drawing}" xmlns:p="${slide}" xmlns:r="${relation}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"`;
  return pack({
    'ppt/presentation.xml': `${declaration}<p:presentation xmlns:p="${slide}" xmlns:r="${relation}"><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/slide" Target="slides/slide1.xml"/></Relationships>`,
    'ppt/slides/slide1.xml': `${declaration}<p:sld ${spaces}><p:cSld><p:spTree>${title}${boxes.join('')}</p:spTree></p:cSld></p:sld>`,
  });
}

function run(text: string): string {
  return `<a:r><a:t>${text}</a:t></a:r>`;
}
