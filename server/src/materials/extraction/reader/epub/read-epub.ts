import { Parser } from 'htmlparser2';
import { type Block, makeBlockWriter } from '../block-writer.ts';
import { unpackParts } from '../docx/guard-zip.ts';
import { parseXml } from '../docx/parse-xml.ts';
import { decodeHtml } from '../html/decode-html.ts';
import { readPage } from '../html/read-html.ts';
import { type ReadDocument, Unreadable } from '../reading.ts';
import { isLocked } from './is-locked.ts';
import { readPackage } from './read-package.ts';

/** The chapters of a book in their order. Its table of contents is not read: it says nothing more. */
export const readEpub: ReadDocument = async (bytes) => {
  const parts = await unpackParts(bytes, (name) => partNames.test(name));
  const container = parts.get('META-INF/container.xml');
  const packageName = container && findPackage(container);
  const part = packageName && parts.get(packageName);
  if (!packageName || !part) throw new Unreadable('wrong-type');
  const book = readPackage(part, packageName);
  if (isLocked(parts, book.pages)) throw new Unreadable('locked');

  const writer = makeBlockWriter();
  for (const name of book.pages) {
    const page = parts.get(name);
    if (writer.isFull()) break;
    if (page) for (const block of await readChapter(page)) writer.write(block);
  }
  return writer.finish();
};

const partNames = /^META-INF\/[^/]{1,80}$|\.(?:opf|xhtml|html?|xml)$/i;

function findPackage(container: Uint8Array): string | undefined {
  let found: string | undefined;
  parseXml(container, {
    onOpen: (name, attributes) => {
      if (/(?:^|:)rootfile$/.test(name)) found ??= attributes['full-path'];
    },
    onClose: () => {},
    onText: () => {},
  });
  return found;
}

/** Where a chapter has no heading of its own, its title in the head of the page is one. */
async function readChapter(part: Uint8Array): Promise<Block[]> {
  const page = await decodeHtml(part);
  const blocks: Block[] = [];
  readPage(
    page,
    (block) => blocks.push(block),
    () => false,
  );
  const hasHeading = blocks.slice(0, 5).some(({ kind }) => kind === 'heading');
  const title = hasHeading || blocks.length === 0 ? '' : readTitle(page);
  return title === '' ? blocks : [{ kind: 'heading', level: 1, text: title }, ...blocks];
}

function readTitle(page: string): string {
  let title = '';
  let isInTitle = false;
  const parser = new Parser({
    onopentag: (name) => {
      isInTitle ||= name === 'title' && title === '';
    },
    ontext: (text) => {
      if (isInTitle) title += text;
    },
    onclosetag: () => {
      isInTitle = false;
    },
  });
  parser.write(page.slice(0, headLength));
  parser.end();
  const even = title.replace(/\s+/g, ' ').trim();
  return /^(?:untitled|unknown|cover|title page|\d+)?$/i.test(even) ? '' : even.slice(0, 200);
}

const headLength = 4_000;
