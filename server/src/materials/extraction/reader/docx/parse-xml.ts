import { SaxesParser } from 'saxes';
import { Unreadable } from '../reading.ts';

export type Attributes = Readonly<Record<string, string>>;

export type XmlHandlers = {
  /** Names come with the prefixes that everybody uses, whatever the file calls them. */
  onOpen: (name: string, attributes: Attributes) => void;
  onClose: (name: string) => void;
  onText: (text: string) => void;
  /** Asked now and then; the rest is not looked at. */
  isEnough?: () => boolean;
};

/** Walks through a part without keeping it. A part with a DTD is refused: nobody needs one here. */
export function parseXml(bytes: Uint8Array, handlers: XmlHandlers): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let prefixes: Prefixes | undefined;
  let depth = 0;

  parser.on('error', (cause) => {
    throw new Unreadable('damaged', { cause });
  });
  parser.on('doctype', () => {
    throw new Unreadable('damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > maxDepth) throw new Unreadable('too-complex');
    prefixes ??= findPrefixes(attributes);
    handlers.onOpen(rename(name, prefixes), renameAll(attributes, prefixes));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handlers.onClose(rename(name, prefixes));
  });
  parser.on('text', handlers.onText);
  parser.on('cdata', handlers.onText);

  const decoder = new TextDecoder(findEncoding(bytes));
  for (let from = 0; from < bytes.length; from += chunkBytes) {
    if (handlers.isEnough?.()) return;
    parser.write(decoder.decode(bytes.subarray(from, from + chunkBytes), { stream: true }));
  }
  parser.write(decoder.decode());
  parser.close();
}

const maxDepth = 400;
const chunkBytes = 64 * 1024;

function findEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** From a prefix of the file to the usual one; empty for the files that Word itself writes. */
type Prefixes = ReadonlyMap<string, string>;

const usualPrefixes: ReadonlyMap<string, string> = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
]);

function findPrefixes(attributes: Attributes): Prefixes {
  const prefixes = new Map<string, string>();
  for (const [name, uri] of Object.entries(attributes)) {
    const usual = usualPrefixes.get(uri);
    if (!usual || (name !== 'xmlns' && !name.startsWith('xmlns:'))) continue;
    const own = name.slice('xmlns:'.length);
    if (own !== usual) prefixes.set(own, usual);
  }
  return prefixes;
}

function rename(name: string, prefixes: Prefixes | undefined): string {
  if (!prefixes || prefixes.size === 0) return name;
  const colon = name.indexOf(':');
  const usual = prefixes.get(colon === -1 ? '' : name.slice(0, colon));
  return usual ? `${usual}:${name.slice(colon + 1)}` : name;
}

function renameAll(attributes: Attributes, prefixes: Prefixes): Attributes {
  if (prefixes.size === 0) return attributes;
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.includes(':') ? rename(name, prefixes) : name,
      value,
    ]),
  );
}
