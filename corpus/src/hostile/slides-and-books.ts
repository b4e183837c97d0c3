import { foldLong } from './bomb.ts';
import type { HostileFile } from './hostile-file.ts';
import { lesson } from './lesson.ts';
import { type Entry, writeZip } from './write-zip.ts';

const words = lesson.join(' ');
const entities =
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';
const long = (begin: string, end: string) => ({ begin, letter: 'a', megabytes: 150, end });

const slideSpaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

function writeTalk(slide: Entry['content'], slides = 1): Uint8Array {
  const ids = `<p:sldId r:id="rId1"/>`.repeat(slides);
  return writeZip({
    entries: [
      {
        name: 'ppt/presentation.xml',
        content: `<p:presentation ${slideSpaces}><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
      },
      {
        name: 'ppt/_rels/presentation.xml.rels',
        content:
          '<Relationships><Relationship Id="rId1" Type="x/slide" Target="../../../ppt/slides/slide1.xml"/></Relationships>',
      },
      { name: 'ppt/slides/slide1.xml', content: slide },
    ],
  });
}

function writeBook(
  spine: string,
  pages: readonly Entry[],
  more: readonly Entry[] = [],
): Uint8Array {
  return writeZip({
    entries: [
      {
        name: 'META-INF/container.xml',
        content: '<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>',
      },
      {
        name: 'book.opf',
        content: `<package><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><item id="out" href="../../../../etc/passwd" media-type="application/xhtml+xml"/></manifest><spine>${spine}</spine></package>`,
      },
      ...pages,
      ...more,
    ],
  });
}

function writeOpen(content: Entry['content'], more: readonly Entry[] = []): Uint8Array {
  return writeZip({
    entries: [
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
      { name: 'content.xml', content },
      ...more,
    ],
  });
}

const page = `<html><body><p>${words}</p></body></html>`;
const locked =
  '<encryption><EncryptedData><CipherData><CipherReference URI="a.xhtml"/></CipherData></EncryptedData></encryption>';
const textSpaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"';

function body(content: string): string {
  return `<office:document-content ${textSpaces}><office:body><office:text>${content}</office:text></office:body></office:document-content>`;
}

/** Slides and e-books that unfold, expand, nest, point elsewhere or are locked. */
export const slidesAndBooks: HostileFile[] = [
  {
    file: 'bomb-slide.pptx',
    about: 'A slide of 150 MB.',
    outcome: 'refused',
    refusal: 'too-complex',
    make: () =>
      writeTalk(long(`<p:sld ${slideSpaces}><a:p><a:r><a:t>`, '</a:t></a:r></a:p></p:sld>')),
  },
  {
    file: 'entities-slide.pptx',
    about: 'A slide whose entities expand without end.',
    outcome: 'refused',
    refusal: 'damaged',
    make: () =>
      writeTalk(`${entities}<p:sld ${slideSpaces}><a:p><a:r><a:t>&c;</a:t></a:r></a:p></p:sld>`),
  },
  {
    file: 'same-slide-often.pptx',
    about: 'A talk that shows the same slide two hundred thousand times.',
    outcome: 'either',
    make: () =>
      writeTalk(
        `<p:sld ${slideSpaces}><p:sp><a:p><a:r><a:t>${words}</a:t></a:r></a:p></p:sp></p:sld>`,
        200_000,
      ),
  },
  {
    file: 'deep-groups.pptx',
    about: 'Groups within groups, a hundred thousand deep.',
    outcome: 'refused',
    refusal: 'too-complex',
    make: () => writeTalk(`<p:sld ${slideSpaces}>${'<p:grpSp>'.repeat(100_000)}`),
  },
  {
    file: 'locked-book.epub',
    about: 'A book whose pages a shop has locked.',
    outcome: 'refused',
    refusal: 'locked',
    make: () =>
      writeBook(
        '<itemref idref="a"/>',
        [{ name: 'a.xhtml', content: Buffer.from('\u0001\u0002 locked') }],
        [{ name: 'META-INF/encryption.xml', content: locked }],
      ),
  },
  {
    file: 'book-of-one-page.epub',
    about: 'A book that repeats its only page, and asks for a file of the machine.',
    outcome: 'read',
    forbidden: ['root:'],
    make: () =>
      writeBook(`${'<itemref idref="a"/>'.repeat(100_000)}<itemref idref="out"/>`, [
        { name: 'a.xhtml', content: page },
      ]),
  },
  {
    file: 'entities-page.epub',
    about: 'A page of a book whose entities would expand, were they believed.',
    outcome: 'either',
    forbidden: ['aaaaaaaaaaaaaaaaaaaa'],
    make: () =>
      writeBook('<itemref idref="a"/>', [
        { name: 'a.xhtml', content: `${entities}<html><body><p>${words} &c;</p></body></html>` },
      ]),
  },
  {
    file: 'bomb-page.epub',
    about: 'A page of a book of 150 MB.',
    outcome: 'refused',
    refusal: 'too-complex',
    make: () =>
      writeBook('<itemref idref="a"/>', [{ name: 'a.xhtml', content: long('<p>', '</p>') }]),
  },
];

/** Open documents of the same kinds, and formulas without end. */
export const openDocuments: HostileFile[] = [
  {
    file: 'bomb-content.odt',
    about: 'A text of 150 MB.',
    outcome: 'refused',
    refusal: 'too-complex',
    make: () =>
      writeOpen(long('<office:document-content><text:p>', '</text:p></office:document-content>')),
  },
  {
    file: 'entities-content.odt',
    about: 'A text whose entities expand without end.',
    outcome: 'refused',
    refusal: 'damaged',
    make: () => writeOpen(`${entities}${body('<text:p>&c;</text:p>')}`),
  },
  {
    file: 'wide-cells.odt',
    about: 'Cells that claim to go over millions of columns and rows.',
    outcome: 'either',
    make: () => {
      const cell = `<table:table-cell table:number-columns-spanned="9999999" table:number-rows-spanned="9999999"><text:p>${words}</text:p></table:table-cell>`;
      const row = `<table:table-row>${cell.repeat(50)}</table:table-row>`;
      return writeOpen(body(`<table:table>${row.repeat(500)}</table:table>`));
    },
  },
  {
    file: 'endless-formula.odt',
    about: 'A formula of a hundred thousand roots, asked for ten thousand times.',
    outcome: 'either',
    make: () =>
      writeOpen(
        body(
          `<text:p>${words}</text:p>${'<text:p><draw:frame><draw:object xlink:href="./Object 1"/></draw:frame></text:p>'.repeat(10_000)}`,
        ),
        [
          {
            name: 'Object 1/content.xml',
            content: `<math>${'<msqrt><mi>x</mi></msqrt>'.repeat(100_000)}</math>`,
          },
        ],
      ),
  },
  {
    file: 'locked.odt',
    about: 'A text with a password.',
    outcome: 'refused',
    refusal: 'password',
    make: () =>
      writeOpen(Buffer.from('locked'), [
        {
          name: 'META-INF/manifest.xml',
          content:
            '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
        },
      ]),
  },
  {
    file: 'sheet.odt',
    about: 'A spreadsheet under the name of a text.',
    outcome: 'refused',
    refusal: 'wrong-type',
    make: () =>
      writeZip({
        entries: [
          { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
          { name: 'content.xml', content: body('') },
        ],
      }),
  },
];

/** Pages that nest, span, never close, or mean to be run. */
export const hostilePages: HostileFile[] = [
  {
    file: 'deep-page.html',
    about: 'Elements within elements, two hundred thousand deep.',
    outcome: 'refused',
    refusal: 'too-complex',
    make: () => Buffer.from(`<p>${words}</p>${'<div>'.repeat(200_000)}`),
  },
  {
    file: 'open-formulas.html',
    about:
      'Marks of formulas that never close, sixty thousand of them, on a page with a script for them.',
    outcome: 'either',
    make: () =>
      Buffer.from(
        `<script src="mathjax.js"></script><p>${words}</p><p>${'\\( $$ \\['.repeat(60_000)}</p>`,
      ),
  },
  {
    file: 'deep-formula.html',
    about: 'A formula of a hundred thousand roots within roots.',
    outcome: 'either',
    make: () => Buffer.from(`<p>${words}</p><p>So <math>${'<msqrt>'.repeat(100_000)}</math></p>`),
  },
  {
    file: 'running-page.html',
    about: 'Words that only a script writes, and words that nobody sees.',
    outcome: 'read',
    forbidden: ['stolen', 'onerror', 'javascript:', 'unseen'],
    make: () =>
      Buffer.from(
        `<p>${words}</p><script>document.write('stolen')</script><img src=x onerror="alert('stolen')"><a href="javascript:stolen()">A link</a><p style="display:none">unseen</p><template>unseen</template><svg><script>stolen</script></svg><style>unseen</style>`,
      ),
  },
  {
    file: 'wide-table.html',
    about: 'A table whose cells claim a million columns and rows.',
    outcome: 'either',
    make: () => {
      const cell = '<td colspan=9999999 rowspan=9999999>cell</td>';
      return Buffer.from(
        `<p>${words}</p><table>${`<tr>${cell.repeat(100)}</tr>`.repeat(400)}</table>`,
      );
    },
  },
  {
    file: 'long-tag.html',
    about: 'One tag of a megabyte that never ends.',
    outcome: 'either',
    make: () => Buffer.concat([Buffer.from(`<p>${words}</p><a `), Buffer.alloc(1_000_000, 'a=b ')]),
  },
  {
    file: 'program.html',
    about: 'A program under the name of a page.',
    outcome: 'refused',
    refusal: 'wrong-type',
    make: () => Buffer.concat([Buffer.from('\u007fELF'), foldLong({ letter: 'a', megabytes: 1 })]),
  },
];
