import { type APIRequestContext, expect, test } from '@playwright/test';
import { makeSavedTest } from '../attempts/make-attempt.ts';
import { makeSet } from '../flashcards/make-set.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { watchPage } from '../watch-page.ts';
import { expectClean, expectDrawn } from './expect-drawn.ts';
import { makePicture } from './make-picture.ts';
import { makeRichCards, makeRichSamples, richText } from './rich-samples.ts';

test('cards, their lists, a material and a test that is looked through draw formulas, code, pictures and tables, with no mark of them to be seen', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const caller = { request, token: account.token };
  const picture = await makePicture(page, caller);
  const setId = await makeSet(caller, { cards: makeRichCards(picture), name: 'Oscillations' });
  const materialId = await saveMaterial(caller, `${richText}\n\n${moreText(picture)}`);
  const testId = await makeSavedTest(caller, {
    // The types that an account without Premium may have.
    questions: makeRichSamples(picture).filter(({ type }) => freeTypes.includes(type)),
    name: 'Oscillations',
    furtherText: richText,
  });
  const watched = await watchPage(page);

  await test.step('studied, and its terms', async () => {
    await openSignedIn(page, account, `/flashcards/study/${setId}`);
    await expectDrawn(page, { pictures: 1 });
    await page.keyboard.press('Space');
    await expect(page.getByRole('cell', { name: '2' })).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Show All Terms' }).click();
    await expectDrawn(page, { pictures: 2 });
    await expectClean(page);
  });

  await test.step('the list of the set', async () => {
    await page.goto(`/flashcards/set/${setId}`);
    await expectDrawn(page, { pictures: 1 });
    await expectClean(page);
  });

  await test.step('reviewed', async () => {
    await page.goto('/review');
    await page.getByRole('button', { name: /^Show answer/ }).click();
    await expect(page.getByRole('button', { name: /^Good/ })).toBeEnabled();
    await expectDrawn(page, { pictures: 1 });
    await expectClean(page);
  });

  await test.step('the material', async () => {
    await page.goto(`/materials/${materialId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'The pendulum' })).toBeVisible();
    await expectDrawn(page, { pictures: 1 });
    await expectClean(page);
  });

  await test.step('the words of the material are marked', async () => {
    await page.getByRole('button', { name: 'Mark it yourself' }).click();
    await expect(page).toHaveURL(/\/ai-tests\/mark$/);
    await expect(page.getByRole('article').locator('math').first()).toBeVisible();
    await expectClean(page);
  });

  await test.step('the test, its record and its lists', async () => {
    for (const path of [
      `/results/${testId}`,
      '/tests',
      '/materials',
      '/flashcards',
      '/dashboard',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectClean(page);
    }
  });
  expect(await watched.problems()).toEqual([]);
});

const freeTypes: readonly string[] = ['multiple-choice', 'true-false'];

type Caller = { request: APIRequestContext; token: string };

async function saveMaterial({ request, token }: Caller, text: string): Promise<string> {
  const response = await request.post('/api/materials', {
    headers: { authorization: `Bearer ${token}` },
    data: { parts: [{ title: 'The pendulum', kind: 'text', text }] },
  });
  if (!response.ok()) throw new Error(`Not saved: ${await response.text()}`);
  const { parts }: { parts: { material: { id: string } }[] } = await response.json();
  return parts[0]?.material.id ?? '';
}

function moreText(picture: string): string {
  return [
    'Galileo saw that the **time** of a swing is the same for wide and narrow swings, $T_1 = T_2$.',
    '$$\nT = 2\\pi\\sqrt{\\frac{L}{g}}\n$$',
    '- The *length* of it decides, and `g` does.\n- The mass does not.',
    '| $L$ | Period |\n| --- | --- |\n| 1 | **2.0** s |',
    '```python\nprint(9)  # | $\n```',
    `![A pendulum of length L](picture:${picture})`,
  ].join('\n\n');
}
