import type { ExamPlan } from './exam-samples.ts';
import type { Page } from '@playwright/test';
import { makeExam, makeFarPlan, makeMissedPlan, makePlan } from './exam-samples.ts';

async function tell(page: Page, plans: readonly ExamPlan[]): Promise<void> {
  const exams = plans.map(({ exam }) => exam);
  await page.route('**/api/exams', (route) => route.fulfill({ json: { exams } }));
  for (const plan of plans) {
    await page.route(`**/api/exams/${plan.exam.id}/plan`, (route) => route.fulfill({ json: plan }));
  }
}

async function open(page: Page, plans: readonly ExamPlan[]): Promise<void> {
  await tell(page, plans);
  await page.goto('/plan');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

export const seePlan = (page: Page) => open(page, [makePlan()]);

export const seeTwoExams = (page: Page) => open(page, [makePlan(), makeFarPlan()]);

/** A plan that reaches far, with too little time. */
export async function seeFarPlan(page: Page): Promise<void> {
  await seeTwoExams(page);
  await page.getByRole('link', { name: 'Anatomy final' }).click();
  await page.getByText("won't fit into the days left").waitFor();
}

export const seeDoneDay = (page: Page) => {
  const plan = makePlan();
  const days = plan.days.map((day, no) => (no === 0 ? { ...day, back: 0, minutes: 0 } : day));
  return open(page, [{ ...plan, days, recallNow: 91, recallThen: 92 }]);
};

export const seeMissed = (page: Page) => open(page, [makeMissedPlan()]);

export async function pickDrop(page: Page): Promise<void> {
  await seeMissed(page);
  await page.getByRole('radio', { name: 'Drop what you know well' }).click();
  await page.getByRole('button', { name: 'Drop 19' }).waitFor();
}

/** It is chosen, and can be taken back. */
export const seeChosen = (page: Page) => {
  const plan = makeMissedPlan();
  const catchUp = { waiting: 61, way: 'spread' as const, canUndo: true, offers: [] };
  return open(page, [{ ...plan, cost: null, catchUp }]);
};

export const seeOver = (page: Page) =>
  open(page, [{ ...makePlan(), exam: makeExam(-3), daysLeft: -3, days: [] }]);

export const haveNoExam = (page: Page) => open(page, []);

export async function addExam(page: Page): Promise<void> {
  await haveNoExam(page);
  await page.getByRole('button', { name: 'Add an exam' }).click();
  await page.getByRole('dialog').locator('summary').click();
  await page.getByRole('checkbox').nth(7).waitFor();
}

export async function missFields(page: Page): Promise<void> {
  await addExam(page);
  await page.getByRole('button', { name: 'Add exam' }).click();
  await page.getByText('Give it a name.').waitFor();
}

export async function deleteExam(page: Page): Promise<void> {
  await seePlan(page);
  await page.getByRole('button', { name: 'Delete exam' }).click();
  await page.getByRole('alertdialog').waitFor();
}

export async function missPlan(page: Page): Promise<void> {
  await page.route('**/api/exams', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/plan');
  await page.getByText("We couldn't load your study plan").waitFor();
}

/** For Today: the next exam beside what else it tells. */
export async function tellNextExam(page: Page): Promise<object> {
  const plan = makePlan();
  await tell(page, [plan]);
  const { id, name, heldOn } = plan.exam;
  return { id, name, heldOn, daysLeft: plan.daysLeft };
}
