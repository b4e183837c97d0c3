import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { preparePage } from './prepare-page.ts';

/** The part of a page that its author wrote, as markup, and the title; undefined where none is found. */
export function findMainText(page: string): { title: string; content: string } | undefined {
  if (page.length > maxLength) return undefined;
  try {
    const { document } = parseHTML(frame(page));
    preparePage(document);
    const heading = document.querySelector('h1')?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
    const found = new Readability(document, { keepClasses: true, maxElemsToParse }).parse();
    if (!found) return undefined;
    return { title: chooseTitle(found.title ?? '', heading), content: found.content ?? '' };
  } catch {
    // Whatever these two make of a broken page, it can still be read as a whole.
    return undefined;
  }
}

/** What a site adds to the name of a page, in whatever way, its heading does not have. */
function chooseTitle(title: string, heading: string): string {
  return heading.length >= leastHeading && title.startsWith(heading) ? heading : title;
}

const leastHeading = 4;

/** A tree of a larger page would need more memory than a reader has. */
const maxLength = 2_000_000;
const maxElemsToParse = 60_000;

/** A browser adds what a page leaves out around its words; this parser takes pages by their letters. */
function frame(page: string): string {
  const title = titleElement.exec(page)?.[0] ?? '';
  const words = page.replace(titleElement, '').replaceAll(frameTags, '');
  return `<!doctype html><html><head>${title}</head><body>${words}</body></html>`;
}

/** Bounded, for what opens may never close. */
const titleElement = /<title[^>]{0,200}>[^<]{0,2000}<\/title>/i;
const frameTags = /<\/?(?:!doctype|html|head|body)\b[^>]{0,2000}>/gi;
