import { parseXml } from '../docx/parse-xml.ts';
import { Unreadable } from '../reading.ts';
import { resolvePart } from '../relations.ts';

/** The names of the pages of a book, in the order in which they are read. */
export type Book = { pages: readonly string[] };

type Item = { name: string; isPage: boolean };

export function readPackage(part: Uint8Array, packageName: string): Book {
  const folder = packageName.slice(0, packageName.lastIndexOf('/') + 1);
  const items = new Map<string, Item>();
  const pages: string[] = [];
  parseXml(part, {
    onOpen: (rawName, attributes) => {
      const name = rawName.slice(rawName.indexOf(':') + 1);
      if (name === 'item') {
        const isNavigation = /(?:^|\s)nav(?:\s|$)/.test(attributes['properties'] ?? '');
        const type = attributes['media-type'] ?? '';
        items.set(attributes['id'] ?? '', {
          name: resolvePart(folder, decodeName(attributes['href'] ?? '')),
          isPage: !isNavigation && /^(?:application\/xhtml\+xml|text\/html)$/.test(type),
        });
      } else if (name === 'itemref') {
        const item = items.get(attributes['idref'] ?? '');
        // A page may come once: a book that repeats one a thousand times is no book.
        if (item?.isPage && !pages.includes(item.name)) pages.push(item.name);
        if (pages.length > maxPages) throw new Unreadable('too-complex');
      }
    },
    onClose: () => {},
    onText: () => {},
  });
  return { pages };
}

const maxPages = 2_000;

function decodeName(href: string): string {
  const path = href.split('#')[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
