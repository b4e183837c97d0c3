import type { Flag } from '@engram/core/sharing/analysis/flag.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { gap, several } from '../../attempts/testing/stub-results.ts';
import { passTime, startClock } from '../../testing/clock.ts';
import { neverReply, reply } from '../../testing/stub-server.ts';
import { makeShare } from '../testing/stub-sharing.tsx';
import {
  makeFlag,
  makeReport,
  makeReported,
  makeTaker,
  openReport,
  reportPath,
  takerIdOf,
  takersPath,
} from '../testing/stub-report.tsx';

it('tells its owner which test it is, its code and how long it is open', async () => {
  openReport();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Memory and plasticity' }),
  ).toBeDefined();
  expect(screen.getByText('K7Q2MD')).toBeDefined();
  expect(screen.getByText('Open until 17 March 2026, 10:24')).toBeDefined();
  expect(screen.getByRole('link', { name: 'My tests' }).getAttribute('href')).toBe('/tests');
});

it('shows its own link while that is open, also where a newer one is', async () => {
  openReport({ shares: [makeShare({ testId: 'AB23CD' }), makeShare({ isCurrent: false })] });
  await userEvent.click(await screen.findByRole('button', { name: 'Show link of K7Q2MD' }));
  expect(await screen.findByRole('img', { name: 'K 7 Q 2 M D' })).toBeDefined();
});

it('offers to share the test again once its link is over', async () => {
  openReport({ report: makeReport({ share: makeShare({ state: 'stopped' }) }) });
  expect(await screen.findByRole('button', { name: 'Share Test' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Show link/ })).toBeNull();
});

it.each([
  ['expired', 'Expired 17 March 2026, 10:24'],
  ['stopped', 'Sharing stopped'],
] as const)('says of a link that is %s: %s', async (state, words) => {
  openReport({ report: makeReport({ share: makeShare({ state }) }) });
  expect(await screen.findByText(words)).toBeDefined();
});

it('sums up how many took it, their scores, their time and what to check', async () => {
  openReport();
  await screen.findByText('Median score');
  expect(listStats()).toEqual([
    'Taken242 still answering',
    'Median score75%Lowest 33%, highest 100%',
    'Median time11:20Limit 15 minutes',
    'To check1 questionThe key may be wrong',
  ]);
});

it('lists the questions as the server orders them, with the key, the common mistake and the time', async () => {
  openReport();
  const list = await screen.findByRole('list', { name: 'Questions' });
  const [worst, best] = within(list).getAllByRole('listitem');
  expect(worst?.textContent).toBe(
    '2Magnesium blocks the receptor at rest.Most common wrong answer: False, 54%Correct answer: TrueCheck the keyCorrect and regrade38%Median time 00:42',
  );
  expect(best?.textContent).toBe(
    '1What opens the channel?Most common wrong answer: Extra magnesium, 8%Correct answer: Bound glutamateCorrect and regrade92%Median time 00:42',
  );
  expect(screen.getByText('Worst question first. 24 people answered.')).toBeDefined();
});

it('says first which keys may be wrong, in the order of the test, and why', async () => {
  const questions = [
    makeReported({ number: 12, question: gap, flags: [narrow] }),
    makeReported({ number: 9, flags: [both] }),
    makeReported({ number: 7, flags: [makeFlag()] }),
  ];
  openReport({ report: makeReport({ questions }) });
  const list = await screen.findByRole('region', { name: 'To check' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Question 7: the key may be wrongYour strongest takers got it wrong. 13 of 24 chose Extra magnesium, the key says Bound glutamate.Correct and regrade',
    'Question 9: two answers may be rightYour strongest takers were split. 13 of 24 chose Extra magnesium, 9 chose the key: Bound glutamate.Correct and regrade',
    'Question 12: the key may be too narrow7 takers wrote active uptake. 6 of them are among your strongest.Correct and regrade',
  ]);
  expect(listStats()[3]).toBe('To check3 questionsThe keys may be wrong');
});

it('says which option the strongest left out where several are right', async () => {
  const flag = makeFlag({ answer: ['c'], isLeftOut: true, key: ['a', 'c'] });
  openReport({
    report: makeReport({ questions: [makeReported({ question: several, flags: [flag] })] }),
  });
  expect((await screen.findByRole('region', { name: 'To check' })).textContent).toContain(
    '13 of 24 left out',
  );
});

it('says that stronger takers gave another answer where most of the strongest did not', async () => {
  const flag = makeFlag({ strong: { count: 3, of: 8 } });
  openReport({ report: makeReport({ questions: [makeReported({ flags: [flag] })] }) });
  expect((await screen.findByRole('region', { name: 'To check' })).textContent).toContain(
    'Takers who gave another answer did better in the rest of the test. 13 of 24 chose Extra magnesium',
  );
});

it('tells below a question what is weak about it, and does not ask to check its key', async () => {
  const { answer, isLeftOut, taken, strong, weak } = makeFlag();
  const chosen = { answer, isLeftOut, taken, strong, weak };
  const flags = [
    { kind: 'too-easy', right: { count: 79, of: 80 } },
    { ...chosen, kind: 'broken-option', why: 'untaken', taken: { count: 0, of: 80 } },
    { ...chosen, kind: 'broken-option', why: 'untaken', taken: { count: 1, of: 80 } },
    { ...chosen, kind: 'broken-option', why: 'draws-strong' },
  ] satisfies Flag[];
  openReport({ report: makeReport({ questions: [makeReported({ flags })] }) });
  const list = await screen.findByRole('list', { name: 'Questions' });
  for (const words of [
    'Maybe too easy: 79 of 80 got it right.',
    'No one chose Extra magnesium.',
    'Only 1 of 80 chose Extra magnesium.',
    '6 of your 8 strongest takers chose Extra magnesium, but only 2 of your 8 weakest.',
  ]) {
    expect(list.textContent).toContain(words);
  }
  expect(screen.queryByRole('region', { name: 'To check' })).toBeNull();
  expect(screen.queryByText('Check the key')).toBeNull();
});

it('says from how many submissions its checks are, when not from all', async () => {
  const report = makeReport({ share: makeShare({ taken: 5_000 }), analysed: 2_000 });
  openReport({ report });
  expect(
    await screen.findByText(
      'Worst question first. 5000 people answered. Wrong answers, times and checks are from the latest 2,000.',
    ),
  ).toBeDefined();
});

it('tells how many left a question out', async () => {
  openReport({ report: makeReport({ questions: [makeReported({ leftOut: 3 })] }) });
  expect(await screen.findByText('13% skipped it')).toBeDefined();
});

it('says nothing of a wrong answer that the question does not offer', async () => {
  const commonWrong = { answer: 'z', percent: 8 };
  openReport({ report: makeReport({ questions: [makeReported({ commonWrong })] }) });
  expect(await screen.findByText('What opens the channel?')).toBeDefined();
  expect(screen.queryByText(/Most common wrong answer/)).toBeNull();
});

it('says of a question that nobody has answered that it has no answers', async () => {
  openReport({
    report: makeReport({
      questions: [makeReported({ percentCorrect: null, commonWrong: null, medianSeconds: null })],
    }),
  });
  expect(await screen.findByText('No answers')).toBeDefined();
});

it('marks what is to be judged and what is partly right (D38, D39)', async () => {
  openReport({
    report: makeReport({ questions: [makeReported({ partly: 3, toBeJudged: 2 })] }),
  });
  expect(await screen.findByText('2 to be judged')).toBeDefined();
  expect(screen.getByText('3 partly right')).toBeDefined();
});

it('lists the takers with their names, times, scores and answers', async () => {
  openReport();
  await userEvent.click(await screen.findByRole('tab', { name: 'Per taker' }));
  const table = within(await screen.findByRole('table', { name: 'Takers' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first?.textContent).toBe('Taker 114 Jun, 11:31, 11 min 20 s50%11:20View');
  expect(
    within(first ?? document.body).getByRole('img', { name: 'Wrong: 2. The rest correct.' }),
  ).toBeDefined();
  expect(second?.textContent).toMatch(/^No name/);
});

it('shows more takers when there are more', async () => {
  openReport({
    answers: {
      [takersPath]: () => reply(200, { takers: [makeTaker(1)], next: takerIdOf(1) }),
      [`${takersPath}?after=${takerIdOf(1)}`]: () =>
        reply(200, { takers: [makeTaker(2)], next: null }),
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Per taker' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Taker 2')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(await screen.findByText('1 more taker')).toBeDefined();
  const firstNew = screen.getByRole('link', { name: /^View Taker 2/ });
  await waitFor(() => expect(document.activeElement).toBe(firstNew));
});

it('shows what one taker answered beside the key, and leads back to the same row', async () => {
  openReport();
  await userEvent.click(await screen.findByRole('tab', { name: 'Per taker' }));
  await userEvent.click(await screen.findByRole('link', { name: /^View Taker 1/ }));
  expect(
    await screen.findByText('1 of 2 correct, in 11:20 minutes, 14 June 2026, 11:31'),
  ).toBeDefined();
  const heading = screen.getByRole('heading', { level: 2, name: 'Taker 1' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Their answer')).toBeDefined();
  expect(await screen.findByText('Source: Lecture 6.pdf, page 3')).toBeDefined();
  expect(screen.queryByText('Your answer')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'All takers' }));
  const link = await screen.findByRole('link', { name: /^View Taker 1/ });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

it('says in its heading that the answers of a taker did not come, and asks again', async () => {
  const answers = [() => reply(403, { message: 'Not now' })];
  openReport({
    path: onePath,
    answers: {
      [`${takersPath}/${takerIdOf(1)}`]: () => answers.shift()?.() ?? neverReply(),
    },
  });
  expect(
    await screen.findByRole('heading', { level: 2, name: "We couldn't load the answers" }),
  ).toBeDefined();
  const retry = screen.getByRole('button', { name: 'Try Again' });
  await userEvent.click(retry);
  expect(retry.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(retry);
});

it('does not ask again for answers that do not exist', async () => {
  openReport({
    path: onePath,
    answers: {
      [`${takersPath}/${takerIdOf(1)}`]: () => reply(404, { code: 'not-found', message: 'No' }),
    },
  });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'These answers do not exist' }),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

it.each([
  ['open', 2],
  ['stopped', 1],
] as const)(
  'of a link that is %s, was asked for %i time(s) after 10 seconds',
  async (state, times) => {
    startClock();
    const server = openReport({ report: makeReport({ share: makeShare({ state }) }) });
    await screen.findByText('Median score');
    await passTime(11_000);
    expect(server.asked.filter(({ call }) => call === reportPath)).toHaveLength(times);
  },
);

it('exports every taker, page after page', async () => {
  const saved: { name: string; file: Blob }[] = [];
  catchDownloads(saved);
  openReport({
    answers: {
      [takersPath]: () => reply(200, { takers: [makeTaker(1)], next: takerIdOf(1) }),
      [`${takersPath}?after=${takerIdOf(1)}`]: () =>
        reply(200, { takers: [makeTaker(2)], next: null }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('K7Q2MD-report.csv');
  const lines = (await saved[0]?.file.text())?.split('\r\n') ?? [];
  expect(lines.slice(1, 3).map((line) => line.split(',')[0])).toEqual(['Taker 1', 'Taker 2']);
});

it('says when the takers could not be exported', async () => {
  openReport({ answers: { [takersPath]: () => reply(403, { message: 'Not now' }) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText("We couldn't export the report. Not now")).toBeDefined();
});

it('is empty while nobody has taken the test', async () => {
  const nobody = { scores: null, medianSeconds: null, answering: 0, questions: [] };
  openReport({ report: makeReport({ ...nobody, share: makeShare({ taken: 0 }) }) });
  expect(await screen.findByText('No one has taken this test yet')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  expect(listStats()[0]).toBe('Taken0No one is answering now');
  expect(listStats()[1]).toBe('Median scoreNoneNo answers yet');
  expect(listStats()[3]).toBe('To checkNoneNo answers yet');
});

it('says that it is loading', async () => {
  openReport({ answers: { [reportPath]: neverReply } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Loading the report' }),
  ).toBeDefined();
});

it('says that there is none of this code', async () => {
  openReport({
    answers: { [reportPath]: () => reply(404, { code: 'not-found', message: 'Not found' }) },
  });
  expect(await screen.findByText('This report does not exist')).toBeDefined();
});

it('asks again when it could not be loaded', async () => {
  const refusals = [() => reply(403, { message: 'Not now' })];
  openReport({
    answers: { [reportPath]: () => refusals.shift()?.() ?? reply(200, makeReport()) },
  });
  expect(await screen.findByText("We couldn't load the report")).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Median score')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('takes a code in any letter case (C32)', async () => {
  openReport({ path: '/test/k7q2md/report' });
  expect(await screen.findByText('Median score')).toBeDefined();
});

it('is deleted with the link and all that was submitted, once its owner has said so', async () => {
  const server = openReport({
    answers: {
      'DELETE /api/shared-tests/K7Q2MD/report': () => reply(200, { success: true }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More for this report' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete report' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this report?' }));
  expect(dialog.getByText(/stops working, and all submitted answers are deleted/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete report' }));
  expect(await screen.findByText('The report was deleted.')).toBeDefined();
  expect(await screen.findByRole('heading', { level: 1, name: 'My tests' })).toBeDefined();
  expect(server.asked.map(({ call }) => call)).toContain('DELETE /api/shared-tests/K7Q2MD/report');
});

it('ends the link from its menu while that is open', async () => {
  const server = openReport();
  await userEvent.click(await screen.findByRole('button', { name: 'More for this report' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Stop sharing' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing' }));
  await waitFor(() =>
    expect(server.asked.map(({ call }) => call)).toContain('DELETE /api/shared-tests/K7Q2MD'),
  );
});

const narrow = makeFlag({
  kind: 'narrow-key',
  answer: 'active uptake',
  taken: { count: 7, of: 28 },
  key: 'active transport',
});
const both = makeFlag({ kind: 'ambiguous' });

const onePath = `/test/K7Q2MD/report?by=taker&taker=${takerIdOf(1)}`;

function listStats() {
  const names = screen.getAllByRole('term');
  return names.map((name) => name.parentElement?.textContent);
}

function catchDownloads(saved: { name: string; file: Blob }[]): void {
  let made: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made = file;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (made) saved.push({ name: this.download, file: made });
  });
}
