import { expect, test } from '@playwright/test';
import { expectFingerRoom } from '../expect-finger-room.ts';
import { openSignedIn } from '../make-account.ts';
import { continueToConfig, writeText } from '../materials/input-step.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { tokenOf } from '../sign-in.ts';
import { makeAttempt, makeSavedTest } from './make-attempt.ts';
import { makeSamples } from './sample-test.ts';

test('a finger finds every control from the configuration to the history', async ({
  page,
  request,
}) => {
  const token = tokenOf('premium');
  const samples = Object.values(makeSamples());
  const given = samples.map(({ question, wrong }) => ({ question, answer: wrong }));
  const taken = await makeAttempt({ request, token }, { given });
  const questions = samples.map(({ question }) => ({ ...question, id: crypto.randomUUID() }));
  const config = { testLayout: 'vertical' } as const;
  const testId = await makeSavedTest({ request, token }, { questions, config });

  await openSignedIn(page, { email: '', token }, '/ai-tests/input');
  await writeText(page, biology.text);
  await continueToConfig(page);
  await expectFingerRoom(page);
  await page.goto(`/ai-tests/test?test=${testId}`);
  await expect(page.getByRole('article')).toHaveCount(6);
  await expectFingerRoom(page);
  await page.getByRole('button', { name: 'Submit Test' }).tap();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFingerRoom(page);
  await page.goto(`/view-results/${taken.attemptId}`);
  await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeVisible();
  await expectFingerRoom(page);
  await page.goto(`/results/${taken.testId}`);
  await page.getByRole('button', { name: 'Edit questions' }).tap();
  await expect(page.getByRole('heading', { name: 'Review your questions' })).toBeVisible();
  await expectFingerRoom(page);
  await page.goto('/tests');
  await expect(page.getByRole('table')).toBeVisible();
  await expectFingerRoom(page);
});
