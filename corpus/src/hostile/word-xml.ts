import type { HostileFile } from './hostile-file.ts';
import { bodyBegin, bodyEnd, lessonBody, paragraph, writeWord } from './write-word.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const rest = bodyBegin.slice(declaration.length);

/** A main part whose document type says what we like and whose last paragraph uses it. */
function withDoctype(inner: string, words: string): string {
  const doctype = `<!DOCTYPE w:document [${inner}]>`;
  return `${declaration}${doctype}${rest}${lessonBody}${paragraph(words)}${bodyEnd}`;
}

const laughs = Array.from({ length: 10 }, (_, at) => {
  const words = at === 0 ? 'laugh' : `&l${at - 1};`.repeat(10);
  return `<!ENTITY l${at} "${words}">`;
}).join('');

const depth = 200_000;

/** Word documents whose archive is sound and whose XML is not. */
export const wordXml: HostileFile[] = [
  {
    file: 'billion-laughs.docx',
    about: 'Entities within entities: ten to the power of nine words.',
    outcome: 'either',
    forbidden: ['laugh'],
    make: () => writeWord({ document: withDoctype(laughs, '&l9;') }),
  },
  {
    file: 'quadratic-entities.docx',
    about: 'One entity of 100,000 letters, used 20,000 times.',
    outcome: 'either',
    forbidden: ['aaaaaaaaaa'],
    make: () => {
      const entity = `<!ENTITY a "${'a'.repeat(100_000)}">`;
      return writeWord({ document: withDoctype(entity, '&a;'.repeat(20_000)) });
    },
  },
  {
    file: 'external-entity-file.docx',
    about: 'An entity that stands for the file of passwords.',
    outcome: 'either',
    forbidden: ['root:'],
    make: () =>
      writeWord({ document: withDoctype('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;') }),
  },
  {
    file: 'external-entity-http.docx',
    about: 'An entity that stands for a page of a machine nearby.',
    outcome: 'either',
    make: () =>
      writeWord({
        document: withDoctype('<!ENTITY x SYSTEM "http://127.0.0.1:80/latest/meta-data/">', '&x;'),
      }),
  },
  {
    file: 'external-entity-parameter.docx',
    about: 'A document type that loads another one.',
    outcome: 'either',
    make: () =>
      writeWord({
        document: withDoctype('<!ENTITY % x SYSTEM "http://127.0.0.1/evil.dtd"> %x;', 'end'),
      }),
  },
  {
    file: 'external-entity-utf16.docx',
    about: 'The file of passwords again, in UTF-16, past filters that look for ASCII.',
    outcome: 'either',
    forbidden: ['root:'],
    make: () => {
      const text = withDoctype('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;');
      const utf16 = `\ufeff${text.replace('UTF-8', 'UTF-16')}`;
      return writeWord({ document: Buffer.from(utf16, 'utf16le') });
    },
  },
  {
    file: 'deep-xml.docx',
    about: 'Elements that are nested 200,000 levels deep.',
    outcome: 'either',
    make: () =>
      writeWord({
        document: `${bodyBegin}${lessonBody}${'<w:sdt>'.repeat(depth)}${'</w:sdt>'.repeat(depth)}${bodyEnd}`,
      }),
  },
  {
    file: 'deep-xml-unclosed.docx',
    about: 'The same, and nothing is closed.',
    outcome: 'either',
    make: () => writeWord({ document: `${bodyBegin}${lessonBody}${'<w:p>'.repeat(depth)}` }),
  },
  {
    file: 'deep-tables.docx',
    about: 'Tables within tables, 3,000 deep.',
    outcome: 'either',
    make: () => {
      const open = '<w:tbl><w:tr><w:tc>'.repeat(3000);
      const close = '</w:tc></w:tr></w:tbl>'.repeat(3000);
      return writeWord({
        document: `${bodyBegin}${lessonBody}${open}${paragraph('bottom')}${close}${bodyEnd}`,
      });
    },
  },
  {
    file: 'huge-attribute.docx',
    about: 'An attribute of 20 MB.',
    outcome: 'either',
    make: () =>
      writeWord({
        document: `${bodyBegin}<w:p w:rsidR="${'0'.repeat(20_000_000)}"/>${lessonBody}${bodyEnd}`,
      }),
  },
  {
    file: 'many-attributes.docx',
    about: 'An element with 50,000 attributes.',
    outcome: 'either',
    make: () => {
      const attributes = Array.from({ length: 50_000 }, (_, at) => ` a${at}=""`).join('');
      return writeWord({ document: `${bodyBegin}<w:p${attributes}/>${lessonBody}${bodyEnd}` });
    },
  },
  {
    file: 'broken-xml.docx',
    about: 'A main part that is not XML at all.',
    outcome: 'either',
    make: () => writeWord({ document: '<w:document><w:body><w:p>a & b < c </w:x></w:body>' }),
  },
  {
    file: 'empty-body.docx',
    about: 'A sound document without a word.',
    outcome: 'refused',
    refusal: 'empty',
    make: () => writeWord({ document: `${bodyBegin}<w:p/>${bodyEnd}` }),
  },
  {
    file: 'included-file-field.docx',
    about: 'A field that asks the reader to include the file of passwords.',
    outcome: 'read',
    forbidden: ['root:', 'INCLUDETEXT'],
    make: () => {
      const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
      const code = '<w:r><w:instrText>INCLUDETEXT "/etc/passwd"</w:instrText></w:r>';
      const field = `<w:p>${mark('begin')}${code}${mark('end')}</w:p>`;
      return writeWord({ document: `${bodyBegin}${lessonBody}${field}${bodyEnd}` });
    },
  },
];
