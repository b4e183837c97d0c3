import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { testId } from '../../attempts/testing/stub-results.ts';
import { reply } from '../../testing/stub-server.ts';
import { makeAssignment } from '../testing/stub-assignments.ts';
import { makeShare, renderSharing, stubSharing } from '../testing/stub-sharing.tsx';

const open = makeAssignment({ answering: 16, done: 11 });
const closed = makeAssignment({ code: 'W7M2XC', state: 'closed', answering: 0, done: 27 });

it('lists with a test where it was given, and how many are done', async () => {
  stubSharing({ assignments: [open, closed] });
  renderSharing(`/results/${testId}`);
  const region = within(await screen.findByRole('region', { name: 'Given to classes' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'OpenTK4 N9PCloses Friday 20 November, 14:0011 of 27 doneWatch liveReport',
    'ClosedW7M 2XCFriday 20 November, 14:0027 of 27 doneReport',
  ]);
  expect(region.getByRole('link', { name: 'Watch TK4N9P live' }).getAttribute('href')).toBe(
    '/assignments/TK4N9P',
  );
});

it('says nothing of it where a test was never given', async () => {
  stubSharing();
  renderSharing(`/results/${testId}`);
  await screen.findByText(/^This test is private/);
  expect(screen.queryByRole('region', { name: 'Given to classes' })).toBeNull();
});

it('says so when that could not be loaded, and asks again', async () => {
  let isDown = true;
  stubSharing({
    answers: {
      [`GET /api/assignments?practiceTestId=${testId}`]: () =>
        isDown ? reply(400, { message: 'No.' }) : reply(200, { assignments: [open] }),
    },
  });
  renderSharing(`/results/${testId}`);
  const failed = await screen.findByText("We couldn't load where this test was given");
  isDown = false;
  const region = failed.closest('section');
  if (region) await userEvent.click(within(region).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('11 of 27 done')).toBeTruthy();
});

it('says it below the name of the test in the list, and asks once for all of them', async () => {
  const server = stubSharing({ assignments: [open, closed] });
  renderSharing('/tests');
  const line = await screen.findByRole('link', { name: 'Given, open: 11 of 27 done' });
  expect(line.getAttribute('href')).toBe('/assignments/TK4N9P');
  expect(server.asked.filter(({ call }) => call === 'GET /api/assignments')).toHaveLength(1);
});

it('leads there from the menu of a test', async () => {
  stubSharing();
  renderSharing('/tests');
  await userEvent.click(await screen.findByRole('button', { name: /^More for/ }));
  const entry = await screen.findByRole('menuitem', { name: 'Give it to a class' });
  expect(entry.getAttribute('href')).toBe(`/tests/${testId}/give`);
});

it('says beside a plain link that answers are shown at once, and what does more', async () => {
  stubSharing();
  renderSharing(`/results/${testId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Share Test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this test?' }));
  expect(
    await dialog.findByText(/^Takers see their score and the answers as soon as they hand in\./),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('link', { name: 'Give it to a class' }));
  expect((await screen.findByTestId('place')).textContent).toBe(`/tests/${testId}/give`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers it beside a link that is there already', async () => {
  stubSharing({ shares: [makeShare()] });
  renderSharing(`/results/${testId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Share Test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Test Shared' }));
  const link = dialog.getByRole('link', { name: 'Give it to a class' });
  expect(link.getAttribute('href')).toBe(`/tests/${testId}/give`);
});
