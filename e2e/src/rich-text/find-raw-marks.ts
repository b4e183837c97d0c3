import type { Page } from '@playwright/test';

/**
 * Marks of the grammar that somebody sees or hears, outside of code, formulas and fields that are
 * written in: each with the words around it. Money and the names of languages are no marks.
 */
export async function findRawMarks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const literal = /\$5(?!\d)|C#/g;
    const mark = /[$|#]|\*\*|\\[a-z]+|\]\(picture:/i;
    const found: string[] = [];
    const look = (where: string, text: string) => {
      if (mark.test(text.replaceAll(literal, ''))) found.push(`${where}: ${text.slice(0, 120)}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest('script, style, code, pre, math, textarea')) continue;
      look(parent?.tagName.toLowerCase() ?? 'text', node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [title]')) {
      for (const name of ['aria-label', 'alt', 'title']) {
        look(`${element.tagName.toLowerCase()} ${name}`, element.getAttribute(name) ?? '');
      }
    }
    look('title', document.title);
    return found;
  });
}
