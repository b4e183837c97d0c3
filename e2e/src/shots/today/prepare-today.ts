import type { Page } from '@playwright/test';
import { tellNextExam } from '../exams/prepare-exams.ts';
import { topics } from '../progress/progress-sample.ts';
import { haveNoTests, memoryTest } from '../attempts/prepare-tests.ts';

const day = 24 * 60 * 60_000;
const idOf = (number: number) =>
  `0190a5a0-0000-7000-8000-${String(200 + number).padStart(12, '0')}`;

const groups = [
  { kind: 'card', groupId: idOf(1), groupName: 'Cell respiration', due: 8 },
  { kind: 'card', groupId: idOf(2), groupName: 'Membranes and transport', due: 6 },
  { kind: 'question', groupId: idOf(3), groupName: 'DNA replication', due: 5 },
  { kind: 'question', groupId: idOf(4), groupName: 'Cell respiration', due: 3 },
  { kind: 'question', groupId: idOf(5), groupName: 'Functional groups', due: 1 },
];
const someDue = { due: 19, new: 4, again: 0, cards: 14, questions: 9, left: 23, done: 0 };
const noneDue = { due: 0, new: 0, again: 0, cards: 0, questions: 0, left: 0, done: 0 };

type Facts = {
  isFirstVisit?: boolean;
  canConfirmEmail?: boolean;
  news?: object[];
  waiting?: object;
  exam?: object;
  asksForExam?: boolean;
  weakTopics?: object[];
};

async function tell(page: Page, counts: object, facts: Facts = {}): Promise<void> {
  const due = { counts, groups: counts === someDue ? groups : [], msPerReview: 15_000 };
  const today = { isFirstVisit: false, canConfirmEmail: false, news: [], ...facts };
  await page.route('**/api/reviews/due', (route) => route.fulfill({ json: due }));
  await page.route('**/api/today', (route) => route.fulfill({ json: today }));
}

/** Six days in a row until yesterday. */
async function studyForDays(page: Page, hasStudiedToday: boolean): Promise<void> {
  const days = Array.from({ length: 7 }, (_, place) => ({
    day: new Date(Date.now() - (6 - place) * day).toISOString().slice(0, 10),
    hasStudied: place < 6 || hasStudiedToday,
  }));
  const current = hasStudiedToday ? 7 : 6;
  await page.route('**/api/streak', (route) =>
    route.fulfill({ json: { current, best: 12, hasStudiedToday, days } }),
  );
}

async function tellProgress(page: Page, reviews: number): Promise<void> {
  const due = [26, 0, 14, 18, 12, 9, 7];
  const share = { reviews, remembered: 20, percent: reviews === 0 ? null : 87 };
  const progress = {
    today: { reviews, cards: 14, questions: 9, remembered: 20, again: 3, tookMs: 6 * 60_000 },
    retention: share,
    bySet: [],
    streak: { current: 7, best: 12 },
    forecast: due.map((count, place) => ({
      day: new Date(Date.now() + (place + 1) * day).toISOString().slice(0, 10),
      due: count,
    })),
    counts: { ...noneDue, done: reviews },
    settings: { retention: 90, newPerDay: 20, duePerDay: 200 },
  };
  await page.route('**/api/reviews/progress', (route) => route.fulfill({ json: progress }));
}

export async function seeDue(page: Page): Promise<void> {
  await tell(page, someDue);
  await studyForDays(page, false);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Review 23' }).waitFor();
}

export async function prepareForExam(page: Page): Promise<void> {
  await tell(page, someDue, { exam: await tellNextExam(page), weakTopics: topics.slice(0, 3) });
  await studyForDays(page, false);
  await page.goto('/dashboard');
  await page.getByText('keep you on track for 90%').waitFor();
}

/** With everything that may stand there, and with names that are long. */
export async function seeAll(page: Page): Promise<void> {
  const title = 'AP Biology: how membranes keep the inside of a cell apart from what is around it';
  await tell(page, someDue, {
    canConfirmEmail: true,
    weakTopics: topics.slice(0, 2).map((topic) => ({ ...topic, of: title })),
    news: [
      { kind: 'shared-results', code: 'K7Q2MD', title, count: 23 },
      { kind: 'shared-results', code: 'B3X9TR', title: 'Cells', count: 1 },
    ],
  });
  await studyForDays(page, false);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Review 23' }).waitFor();
}

export async function beDone(page: Page): Promise<void> {
  await tell(page, { ...noneDue, done: 23 });
  await tellProgress(page, 23);
  await studyForDays(page, true);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'That’s it for today' }).waitFor();
}

export async function haveNothingDue(page: Page): Promise<void> {
  await tell(page, noneDue);
  await tellProgress(page, 0);
  await studyForDays(page, false);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Nothing is due today' }).waitFor();
}

export async function missDue(page: Page): Promise<void> {
  await page.route('**/api/reviews/due', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/dashboard');
  await page.getByText('Your reviews could not be loaded').waitFor();
}

export async function comeFirst(page: Page): Promise<void> {
  await tell(page, noneDue, { isFirstVisit: true, canConfirmEmail: true, asksForExam: true });
  await tellProgress(page, 0);
  await haveNoTests(page);
  await page.goto('/dashboard');
  await page.getByLabel('Paste your notes').waitFor();
}

/** Known by nothing but an address. */
export async function comeUnnamed(page: Page): Promise<void> {
  await page.route('**/api/auth/verify-token', async (route) => {
    const reply = await route.fetch();
    const { user, ...rest } = await reply.json();
    await route.fulfill({
      json: { ...rest, user: { ...user, displayName: user.email.split('@')[0] } },
    });
  });
  await comeFirst(page);
  await page.getByLabel('What should we call you?').waitFor();
}

export async function comeWithNothing(page: Page): Promise<void> {
  await comeUnnamed(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Make my first test' }).click();
  await page.getByText('Paste some of your notes first.').waitFor();
}

/** With a text that was saved, and no test of it. */
export async function comeAgainWithNotes(page: Page): Promise<void> {
  const waiting = {
    id: idOf(9),
    title: 'Photosynthesis – Lecture 7',
    subject: null,
    kind: 'text',
    characters: 2_400,
    usedInTests: 0,
    usedInFlashcardSets: 0,
    createdAt: new Date().toISOString(),
    lastUsedAt: new Date().toISOString(),
  };
  await tell(page, noneDue, { isFirstVisit: true, canConfirmEmail: true, waiting });
  await tellProgress(page, 0);
  await haveNoTests(page);
  await page.goto('/dashboard');
  await page.getByText(/^Your notes “Photosynthesis/).waitFor();
}

/** With a test that was begun, where nothing is due. */
export async function haveUnfinished(page: Page): Promise<void> {
  const now = new Date().toISOString();
  const questionIds = Array.from({ length: 20 }, (_, place) => idOf(10 + place));
  const given = { round: 0, answer: 'True', firstAnswer: null, attempts: 1, ownVerdict: null };
  const attempt = {
    id: idOf(40),
    testId: memoryTest,
    state: 'open',
    questionIds,
    startedAt: now,
    timeLimitSeconds: null,
    answers: questionIds.slice(0, 9).map((questionId) => ({ ...given, questionId, revision: 1 })),
    switches: [],
    reportedQuestionId: null,
    results: null,
    outcomes: [],
    timeTakenSeconds: null,
  };
  await page.route('**/api/open-attempt', (route) =>
    route.fulfill({
      json: { attempt, questions: [], testIds: [memoryTest, idOf(41), idOf(42)], now },
    }),
  );
  await haveNothingDue(page);
  await page.getByText('9 of 20 answered').waitFor();
}
