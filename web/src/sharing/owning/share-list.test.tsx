import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { reply } from '../../testing/stub-server.ts';
import { config, makeTest, testId } from '../../attempts/testing/stub-results.ts';
import { SharesPart } from './shares-part.tsx';
import { makeShare, renderSharing, stubSharing } from '../testing/stub-sharing.tsx';

it('a private test is for its owner only, and has no link [BROLE-19]', async () => {
  stubSharing();
  renderSharing(`/results/${testId}`);
  const section = within(await screen.findByRole('region', { name: 'Share links' }));
  expect(
    await section.findByText('This test is private: only you can open it, and it has no link.'),
  ).toBeDefined();
  expect(section.queryByRole('link')).toBeNull();
});

it('lists where a test was shared, with the time, the takers and the report', async () => {
  stubSharing({
    shares: [
      makeShare({ isCurrent: false }),
      makeShare({ testId: 'AB23CD', state: 'expired', taken: 1 }),
      makeShare({ testId: 'EF45GH', state: 'stopped', taken: 0 }),
    ],
  });
  renderSharing(`/results/${testId}`);
  const rows = await findRows();
  expect(rows.map((row) => row.textContent)).toEqual([
    'K7Q2MDOpen until 17 March 2026, 10:2424 people have taken itEarlier questionsShow linkReportStop sharing',
    'AB23CDExpired 17 March 2026, 10:241 person has taken itReport',
    'EF45GHSharing stoppedNo one has taken it yetReport',
  ]);
  expect(screen.getByRole('link', { name: 'Report of AB23CD' }).getAttribute('href')).toBe(
    '/test/AB23CD/report',
  );
});

it('says of a public test without a link how it gets one', async () => {
  stubSharing({ test: makeTest({ config: { ...config, privacy: 'public' } }) });
  renderSharing(`/results/${testId}`);
  expect(await screen.findByText('This test has no link yet. Share Test makes one.')).toBeDefined();
  expect(screen.queryByText(/This test is private/)).toBeNull();
});

it('shows the very link of a row, also where a newer one is open', async () => {
  stubSharing({ shares: [makeShare({ testId: 'AB23CD' }), makeShare({ isCurrent: false })] });
  renderSharing(`/results/${testId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Show link of K7Q2MD' }));
  expect(await screen.findByRole('img', { name: 'K 7 Q 2 M D' })).toBeDefined();
});

it('says when its code did not arrive, and asks for it again', async () => {
  const load = vi.fn(async () => ({ ShareList: () => <p>The links</p> }));
  load.mockImplementationOnce(() => Promise.reject(new TypeError('lost')));
  render(<SharesPart testId={testId} load={load} />);
  expect(await screen.findByText("We couldn't load the share links")).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The links')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('The links');
});

it('ends a link before its time, once its owner has said so (N36)', async () => {
  const server = stubSharing({ shares: [makeShare()] });
  renderSharing(`/results/${testId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing K7Q2MD' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop sharing?' }));
  expect(dialog.getByText(/stops working at once.*The report stays\./)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText('Sharing stopped')).toBeDefined();
  expect(server.asked.map(({ call }) => call)).toContain('DELETE /api/shared-tests/K7Q2MD');
  const report = screen.getByRole('link', { name: 'Report of K7Q2MD' });
  await waitFor(() => expect(document.activeElement).toBe(report));
});

it('keeps the keyboard in the row, also while something else on the page loads', async () => {
  const slow = Promise.withResolvers<Response>();
  const tests = [() => reply(200, { test: makeTest() })];
  stubSharing({
    shares: [makeShare()],
    answers: {
      [`GET /api/tests/${testId}`]: () =>
        tests.shift()?.() ?? slow.promise.then((answer) => answer.clone()),
    },
  });
  renderSharing(`/results/${testId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing K7Q2MD' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText('Sharing stopped')).toBeDefined();
  slow.resolve(reply(200, { test: makeTest() }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const report = screen.getByRole('link', { name: 'Report of K7Q2MD' });
  await waitFor(() => expect(document.activeElement).toBe(report));
});

it('says when a link was not ended', async () => {
  stubSharing({
    shares: [makeShare()],
    answers: { 'DELETE /api/shared-tests/K7Q2MD': () => reply(403, { message: 'Not now' }) },
  });
  renderSharing(`/results/${testId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing K7Q2MD' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText("We couldn't stop sharing. Not now")).toBeDefined();
  expect(screen.getByRole('button', { name: 'Stop sharing K7Q2MD' })).toBeDefined();
});

it('asks again when the links could not be loaded', async () => {
  const refusals = [() => reply(403, { message: 'Not now' })];
  stubSharing({
    answers: {
      [`GET /api/tests/${testId}/shares`]: () =>
        refusals.shift()?.() ?? reply(200, { shares: [makeShare()] }),
    },
  });
  renderSharing(`/results/${testId}`);
  const section = within(await screen.findByRole('region', { name: 'Share links' }));
  expect(await section.findByText("We couldn't load the share links")).toBeDefined();
  await userEvent.click(section.getByRole('button', { name: 'Try Again' }));
  expect(await section.findByText('Open until 17 March 2026, 10:24')).toBeDefined();
  expect(document.activeElement).toBe(section.getByRole('heading', { name: 'Share links' }));
});

async function findRows() {
  const section = await screen.findByRole('region', { name: 'Share links' });
  return within(section).findAllByRole('listitem');
}
