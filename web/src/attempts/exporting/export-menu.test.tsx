import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { Window } from 'happy-dom';
import { expect, it, vi } from 'vitest';
import { choose, findTitle, openResults } from '../testing/render-results.tsx';
import { makeState } from '../testing/stub-results.ts';

const printStyles = readFileSync(join(import.meta.dirname, 'print.css'), 'utf8');
let sheet: Document;

it('has header, summary, a block for each question and a footer [EXP-04] [EXP-07]', async () => {
  const { page } = await exportPdf('With Answer Key');
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Memory and plasticity');
  expect(page.getByText(/^Answer key, \d{1,2} \w+ \d{4}$/)).toBeTruthy();
  expect(page.getByText('40%, 2 of 5 correct')).toBeTruthy();
  expect(page.getByText('Correct: 2. Incorrect: 3. Of these not answered: 1.')).toBeTruthy();
  expect(page.getByText('1 question needs manual review')).toBeTruthy();
  expect(blocks()).toHaveLength(6);
  expect(page.getByText('Made with Engram')).toBeTruthy();
});

it('has the name of the product and the number of the page at the foot of each page [EXP-07] (N32)', async () => {
  await exportPdf('Questions Only');
  expect(sheet.querySelectorAll('main > .printed-sheet')).toHaveLength(1);
  const [, page = ''] = /@page exported \{(.*?)\n\}/s.exec(printStyles) ?? [];
  expect(page).toMatch(/@bottom-left \{\s*content: 'Engram';/);
  expect(page).toMatch(/@bottom-right \{\s*content: counter\(page\) ' \/ ' counter\(pages\);/);
  expect(printStyles).toMatch(/\.printed-sheet \{\s*page: exported;/);
});

it('shows the answers of all six types in words and signs with the key [EXP-06]', async () => {
  await exportPdf('With Answer Key');
  const words = blocks().map(({ textContent }) => textContent);
  expect(words[0]).toContain('A)Bound glutamate✓ Correct answerB)Extra magnesium✗ Your answer');
  expect(words[1]).toContain('A)True✓ Your answer, correct');
  expect(words[2]).toContain('A)Glutamate✓ Your answer, correctB)Magnesium✗ Your answer');
  expect(words[3]).toContain('Richard Semon✗ Your answer: Not answered✓ Coined the word engram');
  expect(words[4]).toContain('Your answer: Ions with two charges, I think');
  expect(words[5]).toContain('✓ Correct answer: magnesium');
  expect(words[0]).toContain(
    '“Its channel opens only when glutamate is bound.”Source: Lecture 6.pdf, page 3',
  );
  expect(words[0]).toContain('Explanation: The ion leaves when the cell is depolarised.');
});

it('tells no answer, no score and no source in Questions Only [EXP-06] [EXP-07]', async () => {
  const { page } = await exportPdf('Questions Only');
  expect(blocks()).toHaveLength(6);
  const words = page.getByRole('main').textContent;
  const telling = ['Correct', '✓', '✗', 'Your answer', '40%', 'Source', 'Explanation', 'Incorrect'];
  expect(telling.filter((word) => words.includes(word))).toEqual([]);
});

it('brings the app’s styles by address, and none of its own', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.title = 'app.css';
  document.head.append(link);
  await exportPdf('Questions Only');
  const copied = sheet.querySelectorAll('link[rel=stylesheet]');
  expect([...copied].map((one) => one.getAttribute('title'))).toEqual(['app.css']);
  expect(sheet.documentElement.dataset['theme']).toBe('light');
  link.remove();
});

it('says that the export failed where no window may open [EXP-07] [EXP-16] [BERR-24]', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  openResults({ state: makeState() });
  await choose('More', 'With Answer Key');
  expect(await screen.findByText('Failed to export results. Please try again.')).toBeTruthy();
});

it('hands over the table as a file, without a call [EXP-01] [EXP-08] [EXP-10]', async () => {
  const saved: { name: string; file: Blob }[] = [];
  catchDownloads(saved);
  const asked = openResults({ state: makeState() });
  await choose('More', 'CSV With Answers');
  expect(saved[0]?.name).toMatch(
    /^test-results-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-with-answers\.csv$/,
  );
  expect(saved[0]?.file.type).toBe('text/csv;charset=utf-8');
  expect(await saved[0]?.file.text()).toContain(
    'Question #,Question Text,Your Answer,Correct Answer,Result',
  );
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/verify-token']);
});

it('hands it over without answers on wish [EXP-09] [EXP-13]', async () => {
  const saved: { name: string; file: Blob }[] = [];
  catchDownloads(saved);
  openResults({ state: makeState() });
  await choose('More', 'CSV Without Answers');
  expect(saved[0]?.name).toMatch(/^test-results-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.csv$/);
  expect(await saved[0]?.file.text()).not.toContain('Correct Answer');
});

it('says that the table could not be made [EXP-16] [BERR-24]', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No room');
  });
  openResults({ state: makeState() });
  await choose('More', 'CSV With Answers');
  expect(await screen.findByText('Failed to export results. Please try again.')).toBeTruthy();
});

async function exportPdf(row: string) {
  // Stands for the window that the browser would open.
  sheet = new Window().document as unknown as Document;
  Object.defineProperty(sheet, 'fonts', { value: { ready: Promise.resolve() } });
  const opened = { document: sheet, print: vi.fn(), closed: false };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as typeof window);
  openResults({ state: makeState() });
  await findTitle();
  await choose('More', row);
  await vi.waitFor(() => expect(sheet.querySelector('footer')).toBeTruthy());
  return { page: within(sheet.body) };
}

function blocks(): Element[] {
  return [...sheet.querySelectorAll('ol > li')];
}

function catchDownloads(saved: { name: string; file: Blob }[]): void {
  let made: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made = file as Blob;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (made) saved.push({ name: this.download, file: made });
  });
}
