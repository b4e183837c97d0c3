import { screenTimings } from '@engram/core/limits.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import './print.css';

type Printed = { title: string; page: ReactNode };

/**
 * A window of its own with the page in it, which prints itself [EXP-03]. It has no address: what is
 * printed never leaves this browser. Throws where the browser lets no window open.
 */
export function openPrintWindow({ title, page }: Printed): void {
  const opened = window.open('', '_blank', 'popup,width=900,height=1000');
  if (!opened) throw new Error('The browser let no window open.');
  const { document: sheet } = opened;
  sheet.title = title;
  sheet.documentElement.lang = 'en';
  // Paper is light, whatever the screen is.
  sheet.documentElement.dataset.theme = 'light';
  const styles = copyStyles(sheet);
  const place = sheet.createElement('main');
  sheet.body.append(place);
  createRoot(place).render(page);
  void printOnceStyled(opened, styles);
}

/** The styles of the app, by address: a page may not bring any of its own (CSP). */
function copyStyles(sheet: Document): Promise<void>[] {
  return [...document.querySelectorAll(styleSelector)].map((style) => {
    const copy = sheet.importNode(style, true);
    const isLoaded = new Promise<void>((resolve) => {
      if (copy.tagName !== 'LINK') return resolve();
      copy.addEventListener('load', () => resolve());
      // Without its look it can still be read.
      copy.addEventListener('error', () => resolve());
    });
    sheet.head.append(copy);
    return isLoaded;
  });
}

// While developing, styles come as elements.
const styleSelector = 'link[rel=stylesheet], style[data-vite-dev-id]';

async function printOnceStyled(opened: Window, styles: Promise<void>[]): Promise<void> {
  await Promise.all([wait(screenTimings.printDelayMs), ...styles]); // [EXP-05]
  await Promise.race([untilDrawn(opened.document), wait(screenTimings.printAtMostMs)]);
  await opened.document.fonts.ready;
  if (!opened.closed) opened.print();
}

/** Formulas and pictures come after the page; each of them says so until it is there. */
async function untilDrawn(sheet: Document): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => sheet.querySelector('[data-coming]') === null && end();
    const observer = new MutationObserver(look);
    function end() {
      observer.disconnect();
      resolve();
    }
    observer.observe(sheet.body, { childList: true, subtree: true, attributes: true });
    look();
  });
  await Promise.allSettled([...sheet.querySelectorAll('img')].map((image) => image.decode()));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
