import type { Page } from '@playwright/test';

/** What a visitor had to do: presses of a pointer, and fields that were written into. */
export async function countEffort(page: Page) {
  let clicks = 0;
  const fields = new Set<string>();
  await page.exposeFunction('noteClick', () => {
    clicks += 1;
  });
  await page.exposeFunction('noteField', (label: string) => fields.add(label));
  await page.addInitScript(() => {
    const tell = (name: string, word: string) => {
      const note: unknown = Reflect.get(globalThis, name);
      if (typeof note === 'function') note(word);
    };
    document.addEventListener('pointerdown', () => tell('noteClick', ''), { capture: true });
    document.addEventListener(
      'input',
      ({ target }) => {
        const isField =
          target instanceof HTMLTextAreaElement ||
          (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));
        if (!isField) return;
        const label = target.labels?.[0]?.textContent ?? target.getAttribute('aria-label');
        tell('noteField', label ?? target.id);
      },
      { capture: true },
    );
  });
  return { clicks: () => clicks, fields: () => [...fields] };
}
