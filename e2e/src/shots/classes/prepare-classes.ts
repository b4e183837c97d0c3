import type { Page } from '@playwright/test';
import {
  book,
  classId,
  given,
  listed,
  members,
  membership,
  ownTests,
  recordOf,
  taught,
  tests,
  toJoin,
  topics,
  waiting,
} from './class-samples.ts';

/** A class as its teacher has it, with everything that can be asked of it. */
async function tellClass(page: Page): Promise<void> {
  const now = new Date().toISOString();
  const replies: Record<string, object> = {
    '': taught,
    '/tests': { tests: given, now },
    '/topics': { testCount: 3, topics },
    '/gradebook': book,
    '/members': { members },
    [`/members/${members[1]?.id}`]: recordOf(1),
  };
  for (const [part, json] of Object.entries(replies)) {
    await page.route(`**/api/classes/${classId}${part}`, (route) => route.fulfill({ json }));
  }
}

async function tellList(page: Page, classes: readonly object[], canMakeMore = true) {
  const json = { classes, canMakeMore, waiting: classes.length > 0 ? waiting : [] };
  await page.route('**/api/classes', (route) => route.fulfill({ json }));
}

export async function seeClasses(page: Page): Promise<void> {
  await tellList(page, listed);
  await page.goto('/classes');
  await page.getByRole('heading', { name: 'Biology 9A' }).waitFor();
}

export async function haveNoClass(page: Page): Promise<void> {
  await tellList(page, []);
  await page.goto('/classes');
  await page.getByText('No class yet').waitFor();
}

export async function makeClass(page: Page): Promise<void> {
  await haveNoClass(page);
  await page.getByRole('button', { name: 'New class' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make class' }).click();
  await page.getByText('Enter a name for the class.').waitFor();
}

export async function planIsFull(page: Page): Promise<void> {
  await tellList(page, listed.slice(0, 1), false);
  await page.goto('/classes');
  await page.getByText('Your plan has room for one class.').waitFor();
}

async function openTab(page: Page, tab: string): Promise<void> {
  await tellClass(page);
  await page.goto(`/classes/${classId}${tab}`);
  await page.getByRole('heading', { level: 1, name: 'Biology 8B' }).waitFor();
}

export async function seeClass(page: Page): Promise<void> {
  await openTab(page, '');
  await page.getByText('Transpiration').waitFor();
}

export async function seeNewClass(page: Page): Promise<void> {
  await tellClass(page);
  const now = new Date().toISOString();
  await page.route(`**/api/classes/${classId}/tests`, (route) =>
    route.fulfill({ json: { tests: [], now } }),
  );
  await page.route(`**/api/classes/${classId}/topics`, (route) =>
    route.fulfill({ json: { testCount: 0, topics: [] } }),
  );
  await page.goto(`/classes/${classId}`);
  await page.getByText('No test given yet').waitFor();
}

export async function showCode(page: Page): Promise<void> {
  await seeClass(page);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('dialog').waitFor();
}

export async function chooseTest(page: Page): Promise<void> {
  await seeClass(page);
  await page.getByRole('button', { name: 'Give a test' }).click();
  await page.getByRole('dialog').getByRole('list').or(page.getByText('no test yet')).waitFor();
}

export async function seeGradebook(page: Page): Promise<void> {
  await openTab(page, '?show=gradebook');
  await page.getByRole('table').waitFor();
}

export async function weighTests(page: Page): Promise<void> {
  await seeGradebook(page);
  await page.getByRole('button', { name: 'Weights' }).click();
  await page
    .getByRole('dialog')
    .getByText(tests[0]?.title ?? '')
    .waitFor();
}

export async function seeRoster(page: Page): Promise<void> {
  await openTab(page, '?show=students');
  await page.getByText('Ada Nwosu').waitFor();
}

export async function openMemberMenu(page: Page): Promise<void> {
  await seeRoster(page);
  await page.getByRole('button', { name: 'More about Ada Nwosu' }).click();
  await page.getByRole('menu').waitFor();
}

export async function mergeMembers(page: Page): Promise<void> {
  await seeRoster(page);
  await page.getByRole('button', { name: 'Merge' }).first().click();
  await page.getByRole('dialog').waitFor();
}

export async function eraseMember(page: Page): Promise<void> {
  await seeRoster(page);
  await page.getByRole('button', { name: 'Erase' }).first().click();
  await page.getByRole('alertdialog').waitFor();
}

export async function giveNewWords(page: Page): Promise<void> {
  await page.route('**/way-back', (route) =>
    route.fulfill({ json: { words: 'maple river candle orbit' } }),
  );
  await openMemberMenu(page);
  await page.getByRole('menuitem', { name: 'New words to come back' }).click();
  await page.getByRole('button', { name: 'Make new words' }).click();
  await page.getByText('maple river candle orbit').waitFor();
}

export async function seeRecord(page: Page): Promise<void> {
  await tellClass(page);
  await page.goto(`/classes/${classId}/students/${members[1]?.id}`);
  await page.getByRole('heading', { level: 1, name: 'Amira Haddad' }).waitFor();
}

export async function joinByCode(page: Page, changes: object = {}): Promise<void> {
  await page.route('**/api/join/*', (route) => route.fulfill({ json: { ...toJoin, ...changes } }));
  await page.goto(`/class/${toJoin.code}`);
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
}

export async function typeName(page: Page): Promise<void> {
  await joinByCode(page);
  await page.getByLabel('Your name').fill('Lily Shaw');
}

export const findFullClass = (page: Page) => joinByCode(page, { isFull: true });

export async function getWords(page: Page): Promise<void> {
  await page.route('**/api/join/*/members', (route) => {
    const joined = { classId, name: 'Lily Shaw', token: `eg_${'A'.repeat(43)}` };
    const json = { ...joined, words: 'maple river candle orbit' };
    return route.fulfill({ status: 201, json });
  });
  await typeName(page);
  await page.getByRole('button', { name: 'Join as Lily Shaw' }).click();
  await page.getByRole('heading', { name: 'You are in, Lily Shaw' }).waitFor();
}

export async function comeBack(page: Page): Promise<void> {
  await page.route('**/api/join/*/way-back', (route) =>
    route.fulfill({ status: 404, json: { code: 'way-back-wrong', message: 'No.' } }),
  );
  await joinByCode(page);
  await page.getByRole('button', { name: 'I joined before' }).click();
  await page.getByLabel('Your four words').fill('maple river candle orbit');
  await page.getByRole('button', { name: 'Come back' }).click();
  await page.getByText('These words lead nowhere.').waitFor();
}

export async function missCode(page: Page): Promise<void> {
  await page.route('**/api/join/*', (route) =>
    route.fulfill({ status: 404, json: { code: 'code-missing', message: 'No.' } }),
  );
  await page.goto('/class/ZZZZZ9');
  await page.getByText('No class has this code').waitFor();
}

async function openMyClass(page: Page, own: readonly object[]): Promise<void> {
  await page.route('**/membership', (route) => route.fulfill({ json: membership }));
  await page.route('**/membership/tests', (route) =>
    route.fulfill({ json: { tests: own, now: new Date().toISOString() } }),
  );
  await getWords(page);
  await page.getByRole('link', { name: 'Go to your tests' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your tests' }).waitFor();
}

export const seeMyClass = (page: Page) => openMyClass(page, ownTests);
export const seeMyNewClass = (page: Page) => openMyClass(page, []);

export async function missClass(page: Page): Promise<void> {
  await page.goto(`/my-class/${classId}`);
  await page.getByText('not in the class any more').waitFor();
}
