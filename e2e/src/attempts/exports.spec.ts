import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openSignedIn } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { watchPage } from '../watch-page.ts';
import { makeAttempt } from './make-attempt.ts';
import { chooseOfResults } from './results-menu.ts';
import { makeSamples } from './sample-test.ts';

test('all six types are printed, right and wrong, within the policy, and saved as a table that a spreadsheet reads [EXP-03] [EXP-04] [EXP-05] [EXP-06] [EXP-08] [EXP-09] [EXP-10] [EXP-12] [EXP-13] [EXP-16]', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openTaken(page, request);
  await noteWhenPrinted(page);

  await test.step('with the key, after a moment for the drawing', async () => {
    const sheet = await openPrinted(page, 'With Answer Key');
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Memory and plasticity');
    await expect(sheet.getByText('Performance summary')).toBeVisible();
    await expect(sheet.locator('ol > li')).toHaveCount(12);
    await expect(sheet.getByText('✗ Your answer').first()).toBeVisible();
    await expect(sheet.getByText('Made with Engram')).toBeVisible();
    expect(await findFont(sheet)).toContain('Schibsted');
    await expect.poll(() => page.title()).toMatch(/^printed after \d+$/);
    expect(Number((await page.title()).split(' ').at(-1))).toBeGreaterThanOrEqual(500);
    const pdf = await sheet.pdf();
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await sheet.close();
  });

  await test.step('without the key nothing tells an answer', async () => {
    const blank = await openPrinted(page, 'Questions Only');
    await expect(blank.locator('ol > li')).toHaveCount(12);
    const words = await blank.locator('body').innerText();
    const telling = [
      'Correct',
      'Performance summary',
      '✓',
      'Your answer',
      'Source',
      'The text says',
    ];
    expect(telling.filter((word) => words.includes(word))).toEqual([]);
    await blank.close();
  });

  await test.step('as a table, with the answers and without', async () => {
    const full = await downloadCsv(page, 'CSV With Answers');
    expect(full.name).toMatch(/^test-results-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-with-answers\.csv$/);
    expect(full.rows[0]).toEqual([
      'Question #',
      'Question Text',
      'Your Answer',
      'Correct Answer',
      'Result',
    ]);
    expect(full.rows.map((row) => row[4])).toEqual([
      'Result',
      ...Array.from({ length: 6 }, () => 'Correct'),
      ...Array.from({ length: 4 }, () => 'Incorrect'),
      'Needs review',
      'Incorrect',
    ]);
    expect(full.rows[11]?.[2]).toBe('Something that makes the synapse grow stronger, I believe');
    const short = await downloadCsv(page, 'CSV Without Answers');
    expect(short.name).toMatch(/^test-results-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.csv$/);
    expect(short.rows.map(({ length }) => length)).toEqual(Array.from({ length: 13 }, () => 3));
  });

  await test.step('a window that is blocked is told of', async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await chooseOfResults(page, 'With Answer Key');
    // Exactly: the same words are also spoken, after 'Notification'.
    const words = page.getByText('Failed to export results. Please try again.', { exact: true });
    await expect(words).toBeVisible();
  });
  expect(await watched.problems()).toEqual([]);
});

/** Each type answered right and wrong. */
async function openTaken(page: Page, request: APIRequestContext): Promise<void> {
  const token = tokenOf('premium');
  const [ok, bad] = [makeSamples(), makeSamples()];
  const { attemptId } = await makeAttempt(
    { request, token },
    {
      given: [
        ...Object.values(ok).map(({ question, right }) => ({ question, answer: right })),
        ...Object.values(bad).map(({ question, wrong }) => ({ question, answer: wrong })),
      ],
    },
  );
  await openSignedIn(page, { email: '', token }, `/view-results/${attemptId}`);
  await expect(page.getByText('6 of 11 correct')).toBeVisible();
}

/** In the title of the page: a window that prints would wait for somebody to answer. */
async function noteWhenPrinted(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { open } = window;
    window.open = (...wish) => {
      const opened = open.call(window, ...wish);
      const openedAt = performance.now();
      if (opened) {
        opened.print = () => {
          document.title = `printed after ${Math.round(performance.now() - openedAt)}`;
        };
      }
      return opened;
    };
  });
}

async function openPrinted(page: Page, row: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await chooseOfResults(page, row);
  return opening;
}

async function findFont(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).fontFamily);
}

async function downloadCsv(page: Page, row: string) {
  const saving = page.waitForEvent('download');
  await chooseOfResults(page, row);
  const saved = await saving;
  const csv = await readFile(await saved.path(), 'utf8');
  expect(csv.codePointAt(0)).toBe(0xfe_ff);
  return { name: saved.suggestedFilename(), rows: parseCsv(csv.slice(1)) };
}

/** As RFC 4180 says, and nothing more. */
function parseCsv(csv: string): string[][] {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gu);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
