import { zipSync } from 'fflate';
import { wordFormulas, writeSentence } from '../formulas/word-formulas.ts';
import type { GoodFile } from './good-file.ts';

/** A Word document of formulas, each in a sentence, as Word itself writes them. */
export function listWordFormulas(): GoodFile[] {
  const sentences = wordFormulas.map(({ latex }, at) => writeSentence(at, `$${latex}$`));
  return [
    {
      name: 'formulas-word.docx',
      expected: `# Formulas\n\n${sentences.join('\n\n')}\n`,
      make: () => writePackage(writeBody()),
    },
  ];
}

function writeBody(): string {
  const heading =
    '<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>Formulas</w:t></w:r></w:p>';
  const paragraphs = wordFormulas.map(({ omml }, at) => {
    const [before = '', after = ''] = writeSentence(at, '\0').split('\0');
    return `<w:p>${run(before)}<m:oMath>${omml}</m:oMath>${run(after)}</w:p>`;
  });
  return heading + paragraphs.join('');
}

function run(text: string): string {
  return `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

function writePackage(body: string): Uint8Array {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const math = 'http://schemas.openxmlformats.org/officeDocument/2006/math';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${word}" xmlns:m="${math}"><w:body>${body}<w:sectPr/></w:body></w:document>`,
  };
  const encoded = Object.entries(parts).map(([name, xml]) => [
    name,
    Buffer.from(declaration + xml),
  ]);
  return zipSync(Object.fromEntries(encoded), { level: 9, mtime: '2025-09-01T09:00:00Z' });
}
