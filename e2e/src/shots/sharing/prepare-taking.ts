import { giveOnce } from '@engram/core/attempts/attempt.ts';
import { countSharedResults } from '@engram/core/attempts/count-results.ts';
import { gradeAll } from '@engram/core/attempts/grade-attempt.ts';
import { toPublic } from '@engram/core/questions/public-question.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { SharedResult, SharedTest } from '@engram/core/sharing/shared-test.ts';
import type { Page, Route } from '@playwright/test';
import { makeSamples } from '../../attempts/sample-test.ts';

/** Somebody else's test, as its page finds it; what came in for it is made up. */
const sharedPath = '/test/K7Q2MD';
const api = '**/api/shared-tests/K7Q2MD';

export const openIntro = (facts: Partial<SharedTest> = {}) => share({ facts });

export async function waitForTest(page: Page): Promise<void> {
  await page.route(api, () => new Promise(() => undefined));
  // It has no heading to wait for.
  await page.goto(sharedPath, { waitUntil: 'commit' });
  await page.getByText('Loading test...').waitFor();
}

export const failToOpen = (status: number) => async (page: Page) => {
  await page.route(api, (route) => route.fulfill({ status, json: {} }));
  await page.goto(sharedPath);
  await page.getByText('The test could not be opened').waitFor();
};

/** Too many codes led nowhere in this network. */
export async function askForPerson(page: Page): Promise<void> {
  const json = { code: 'captcha-required', message: '' };
  await page.route(api, (route) => route.fulfill({ status: 400, json }));
  await page.goto(sharedPath);
  await page.getByRole('checkbox').waitFor();
}

export async function failTooOften(page: Page): Promise<void> {
  await failToOpen(429)(page);
  for (let retries = 0; retries < 3; retries += 1) {
    await page.getByRole('button', { name: 'Try Again' }).click();
  }
  await page.getByRole('button', { name: 'Too many retries' }).waitFor();
}

export async function run(page: Page): Promise<void> {
  await share({ facts: {} })(page);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.getByRole('radio').first().click();
}

/** Another tab of the device began it, perhaps by somebody else. */
export async function findOpenAttempt(page: Page): Promise<void> {
  await share({ facts: {} })(page);
  await page.getByLabel('Your name (optional)').fill('Amina');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.getByRole('radio').first().click();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(sharedPath);
  await page.getByText('is open on this device').waitFor();
}

export async function runOnOnePage(page: Page): Promise<void> {
  await share({ facts: { settings: { ...settings, testLayout: 'vertical' } } })(page);
  await page.getByRole('button', { name: 'Start Test' }).click();
}

export async function failToSubmit(page: Page): Promise<void> {
  await share({ facts: {}, submit: (route) => route.fulfill({ status: 429, json: {} }) })(page);
  await takeIt(page);
  await page.getByRole('button', { name: 'Submit Again' }).waitFor();
}

export async function waitForResult(page: Page): Promise<void> {
  await share({ facts: {}, submit: () => new Promise(() => undefined) })(page);
  await takeIt(page);
  await page.getByText('Submitting your answers...').waitFor();
}

export async function seeResult(page: Page): Promise<void> {
  await share({ facts: {} })(page);
  await page.getByLabel('Your name (optional)').fill('Amina');
  await takeIt(page);
  await page.getByRole('heading', { name: 'Questions', exact: true }).waitFor();
}

export async function comeBack(page: Page): Promise<void> {
  await seeResult(page);
  await page.goto(sharedPath);
  await page.getByText('took this test').waitFor();
}

export async function failToKeep(page: Page): Promise<void> {
  await seeResult(page);
  await page.route(`${api}/kept-result`, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(`${sharedPath}/keep`);
  await page.getByText("We couldn't keep your result").waitFor();
}

const settings = { enableTimer: true, timerDuration: 15 };

type Sharing = { facts: Partial<SharedTest>; submit?: (route: Route) => Promise<unknown> };

function share({ facts, submit }: Sharing) {
  const questions = makeQuestions();
  const test: SharedTest = {
    testId: 'K7Q2MD',
    title: 'AP Biology: cell transport',
    description:
      'Diffusion, osmosis and active transport, for period 3. Covers chapter 5 up to the sodium-potassium pump.',
    questions: questions.map(toPublic),
    settings,
    createdAt: '2026-03-14T10:00:00.000Z',
    expiresAt: '2026-03-17T10:00:00.000Z',
    accessCount: 24,
    middleScore: 75,
    ...facts,
  };
  return async (page: Page): Promise<void> => {
    await page.route(api, (route) => route.fulfill({ json: test }));
    const now = new Date().toISOString();
    await page.route(`${api}/start`, (route) => route.fulfill({ json: { startedAt: now, now } }));
    await page.route(`${api}/submit`, submit ?? ((route) => grade(route, questions)));
    await page.goto(sharedPath);
    await page.getByRole('heading', { level: 1, name: test.title }).waitFor();
  };
}

function grade(route: Route, questions: readonly Question[]): Promise<unknown> {
  // Every fourth one is wrong.
  const given = questions.map(({ id, correctAnswer }, index) =>
    giveOnce(id, index % 4 === 0 ? null : correctAnswer),
  );
  const outcomes = gradeAll(questions, given);
  const results = countSharedResults(outcomes, '2026-03-14T12:00:00.000Z');
  const isKept = route.request().headers()['authorization'] !== undefined;
  const result = { results, outcomes, questions: [...questions], timeTakenSeconds: 420, isKept };
  return route.fulfill({ json: result satisfies SharedResult });
}

async function takeIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.getByRole('button', { name: 'Question 12' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await page.getByRole('button', { name: 'Submit Anyway' }).click();
}

function makeQuestions(): Question[] {
  return [makeSamples(), makeSamples()].flatMap((samples) =>
    Object.values(samples).map(({ question }) => question),
  );
}
