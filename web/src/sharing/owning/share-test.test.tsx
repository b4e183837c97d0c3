import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { maya, neverReply, reply } from '../../testing/stub-server.ts';
import {
  config,
  makeTest,
  questions,
  testId,
  choice,
} from '../../attempts/testing/stub-results.ts';
import {
  makeCreated,
  makeShare,
  openResults,
  renderSharing,
  stubSharing,
} from '../testing/stub-sharing.tsx';

it('"Share Test" is an action on the results screen [SHARE-02] [RES-40]', async () => {
  stubSharing();
  openResults();
  expect(await screen.findByRole('button', { name: 'Share Test' })).toBeDefined();
});

it('is not offered for a result of somebody else’s test (N40)', async () => {
  stubSharing();
  openResults({ isShared: true });
  await screen.findByRole('heading', { level: 1, name: 'Test Results' });
  expect(screen.queryByRole('button', { name: 'Share Test' })).toBeNull();
});

it('says before it shares a private test that it becomes public for 3 days [SHARE-22] (C13)', async () => {
  const server = stubSharing();
  openResults();
  const dialog = await ask();
  expect(dialog.getByText(/becomes public for 3 days.*stays private/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(creations(server)).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(shareButton()));
});

it('reads "Creating..." and is disabled while it is created; then the link is shown, and closing returns to the results [SHARE-03] [SHARE-04]', async () => {
  const gate = Promise.withResolvers<Response>();
  stubSharing({ answers: { 'POST /api/shared-tests': () => gate.promise } });
  openResults();
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Share Test' }));
  const busy = await dialog.findByRole('button', { name: 'Creating...' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
  gate.resolve(reply(201, makeCreated()));
  expect(await screen.findByRole('dialog', { name: 'Test Shared' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Memory and plasticity' })).toBeDefined();
  expect(shareButton()).toBeDefined();
});

it('shows the test id, the link, the expiry date and the note, with the reply’s own values [SHARE-01] [SHARE-05] [SHARE-06] [SHARE-08] [SHARE-09] [SHARE-16]', async () => {
  stubSharing();
  openResults();
  const dialog = await share();
  expect(dialog.getByRole('img', { name: 'K 7 Q 2 M D' })).toBeDefined();
  expect(dialog.getByLabelText('Share link')).toHaveProperty(
    'value',
    'https://engram.example/test/K7Q2MD',
  );
  expect(dialog.getByText('Expires 17 March 2026, 10:24.')).toBeDefined();
  expect(dialog.getByRole('link', { name: 'Manage or stop sharing' }).getAttribute('href')).toMatch(
    /^\/results\/[0-9a-f-]{36}$/u,
  );
  expect(dialog.getByText('Anyone with this link can take the test')).toBeDefined();
  expect(
    dialog.getByRole('img', { name: 'QR code of https://engram.example/test/K7Q2MD' }),
  ).toBeDefined();
});

it('sends title, description, questions, settings and creator [SHARE-13] [SHARE-14] [SHARE-15] [SHARE-19]', async () => {
  const timed = { ...config, enableTimer: true, timerDuration: 15 };
  const server = stubSharing({ test: makeTest({ config: timed }) });
  openResults();
  const dialog = await ask();
  await userEvent.type(dialog.getByLabelText('Description (optional)'), ' Week 6 ');
  await userEvent.click(dialog.getByRole('button', { name: 'Share Test' }));
  await screen.findByRole('dialog', { name: 'Test Shared' });
  expect(creations(server).map(({ body }) => body)).toEqual([
    {
      practiceTestId: testId,
      title: 'Memory and plasticity',
      description: 'Week 6',
      questions: questions.map(({ id }) => ({ id })),
      settings: {
        enableTimer: true,
        timerDuration: 15,
        difficulty: 'medium',
        testLayout: 'horizontal',
      },
      creatorId: maya.uid,
    },
  ]);
});

it('says why it failed, and can be pressed again [SHARE-25] [SHARE-26] [BERR-23]', async () => {
  const refusals = [
    () => reply(403, { code: 'email-unverified', message: 'Please confirm your email address.' }),
  ];
  const server = stubSharing({
    answers: { 'POST /api/shared-tests': () => refusals.shift()?.() ?? reply(201, makeCreated()) },
  });
  openResults();
  const dialog = await ask();
  await userEvent.type(dialog.getByLabelText('Description (optional)'), 'Week 6');
  await userEvent.click(dialog.getByRole('button', { name: 'Share Test' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Failed to create shared test. Details: Please confirm your email address.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Share Test' }));
  expect(await screen.findByRole('dialog', { name: 'Test Shared' })).toBeDefined();
  const [first, second] = creations(server);
  expect(second?.body).toEqual(first?.body);
  expect(second?.key).toBe(first?.key);
});

it('tells of a failure of the server in its words [SHARE-24]', async () => {
  stubSharing({
    answers: {
      'POST /api/shared-tests': () =>
        reply(500, { code: 'share-failed', message: 'Failed to create shared test' }),
    },
  });
  openResults();
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Share Test' }));
  const alert = await dialog.findByRole('alert', {}, { timeout: 8000 });
  expect(alert.textContent).toBe(
    'Failed to create shared test. Details: Failed to create shared test',
  );
}, 12_000);

it('tries again when the test could not be asked for', async () => {
  const refusals = [() => reply(403, { message: 'Not now' })];
  stubSharing({
    answers: {
      [`GET /api/tests/${testId}/shares`]: () => refusals.shift()?.() ?? reply(200, { shares: [] }),
    },
  });
  openResults();
  await userEvent.click(await screen.findByRole('button', { name: 'Share Test' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We couldn't load your test. Not now",
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByLabelText('Description (optional)')).toBeDefined();
});

it('shows the link that a public test has already, with its 6-character code for 3 days [BROLE-20] (N36)', async () => {
  const server = stubSharing({ shares: [makeShare()] });
  openResults();
  await userEvent.click(await screen.findByRole('button', { name: 'Share Test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Test Shared' }));
  expect(dialog.getByRole('img', { name: 'K 7 Q 2 M D' })).toBeDefined();
  expect(dialog.getByText('Expires 17 March 2026, 10:24.')).toBeDefined();
  expect(creations(server)).toEqual([]);
});

it('offers a new link when the questions are others by now, and still has the earlier one', async () => {
  stubSharing({ shares: [makeShare({ isCurrent: false, testId: 'AB23CD' })] });
  openResults();
  const dialog = await ask();
  expect(
    dialog.getByText(/questions have changed since you shared this test as AB23CD/),
  ).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Show the earlier link' }));
  expect(await screen.findByRole('img', { name: 'A B 2 3 C D' })).toBeDefined();
});

it('makes another link beside one that is open, for another class', async () => {
  const server = stubSharing({
    shares: [makeShare({ testId: 'AB23CD' })],
  });
  openResults();
  await userEvent.click(await screen.findByRole('button', { name: 'Share Test' }));
  expect(await screen.findByRole('img', { name: 'A B 2 3 C D' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Make a new link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this test?' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Description (optional)'));
  expect(dialog.getByText(/^The link with the code AB23CD stays as it is\./)).toBeDefined();
  expect(dialog.queryByText(/stays private/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Share Test' }));
  expect(await screen.findByRole('img', { name: 'K 7 Q 2 M D' })).toBeDefined();
  expect(creations(server)).toHaveLength(1);
});

it('says nothing of the test before it knows of its links', async () => {
  stubSharing({ answers: { [`GET /api/tests/${testId}/shares`]: neverReply } });
  openResults();
  await userEvent.click(await screen.findByRole('button', { name: 'Share Test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Test' }));
  expect(dialog.queryByText(/private|public/)).toBeNull();
});

it('is not taken along to another screen', async () => {
  stubSharing();
  renderSharing(`/results/${testId}`);
  const link = await screen.findByRole('link', { name: 'My tests' });
  await ask();
  // As Back does: it comes from outside of the dialog.
  fireEvent.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'My tests' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks again for a link whose time is over', async () => {
  stubSharing({ shares: [makeShare({ state: 'expired' })] });
  openResults();
  expect((await ask()).getByLabelText('Description (optional)')).toBeDefined();
});

it('shares the first questions of an endless test that has more than the plan, and says so', async () => {
  const many = Array.from({ length: 23 }, (_, place) => ({
    ...choice,
    id: `0198a000-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`,
  }));
  const server = stubSharing({ test: makeTest({ questions: many }) });
  openResults();
  const dialog = await ask();
  expect(
    dialog.getByText(
      'The first 20 of 23 questions are shared: your plan allows 20 in a shared test.',
    ),
  ).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Share Test' }));
  await screen.findByRole('dialog', { name: 'Test Shared' });
  expect(creations(server)[0]?.body).toMatchObject({
    questions: many.slice(0, 20).map(({ id }) => ({ id })),
  });
});

it.each(['/tests', `/results/${testId}`])(
  'a signed-in user shares from the menu of a test on %s [BROLE-03]',
  async (path) => {
    stubSharing();
    renderSharing(path);
    await userEvent.click(
      await screen.findByRole('button', { name: 'More for Memory and plasticity' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share Test' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this test?' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Share Test' }));
    expect(await screen.findByRole('dialog', { name: 'Test Shared' })).toBeDefined();
  },
);

function creations(server: ReturnType<typeof stubSharing>) {
  return server.asked.filter(({ call }) => call === 'POST /api/shared-tests');
}

function shareButton() {
  return screen.getByRole('button', { name: 'Share Test' });
}

/** The confirmation, once its form is there. */
async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: 'Share Test' }));
  await screen.findByLabelText('Description (optional)');
  return within(screen.getByRole('dialog', { name: 'Share this test?' }));
}

async function share() {
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Share Test' }));
  return within(await screen.findByRole('dialog', { name: 'Test Shared' }));
}
