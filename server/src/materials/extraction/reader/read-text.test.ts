import { expect, it } from 'vitest';
import { readMarkdown, readText } from './read-text.ts';

it('keeps a text as it is', async () => {
  const text = 'Cells\n  - divide\n***\n1) grow';

  expect((await readText(Buffer.from(text))).text).toBe(text);
});

it('drops the settings before a page of Markdown', async () => {
  const { text } = await readMarkdown(Buffer.from('---\ntitle: Cells\ntags: [a]\n---\n# Cells\n'));

  expect(text).toBe('# Cells\n');
});

it('keeps words between two rules', async () => {
  const page = '---\nNot settings at all\n---\n# Cells\n';

  expect((await readMarkdown(Buffer.from(page))).text).toBe(page);
});

it('keeps settings that never end', async () => {
  const page = '---\ntitle: Cells\n# Cells\n';

  expect((await readMarkdown(Buffer.from(page))).text).toBe(page);
});
