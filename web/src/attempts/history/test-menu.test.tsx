import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { maya, reply } from '../../testing/stub-server.ts';
import { questionAt } from '../../generation/testing/stub-generation.ts';
import { keptAsSaved } from '../../practice-tests/keeping/kept-test.ts';
import { keepTest } from '../../practice-tests/keeping/test-store.ts';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { makeSummary, makeTest, stubTests } from '../testing/stub-tests.ts';
import HistoryScreen from './history-screen.tsx';

const path = '/api/tests/0b0e7c52-7a4f-4d0c-9f0e-000000000001';

it('renames a test', async () => {
  const server = stubTests([makeSummary(1, { name: 'Memory' })]);
  await choose('Rename');
  const name = screen.getByLabelText('Name');
  expect(name).toHaveProperty('value', 'Memory');
  await userEvent.clear(name);
  await userEvent.type(name, '  Memory, week 6 {Enter}');
  expect(await screen.findByRole('link', { name: 'Memory, week 6' })).toBeDefined();
  expect(server.asked).toContain(`PATCH ${path}`);
  expect(server.sent).toEqual([{ name: 'Memory, week 6' }]);
});

it.each([
  ['', 'Enter a name.'],
  ['a'.repeat(101), 'Use at most 100 characters.'],
])('refuses the name “%s”', async (typed, message) => {
  stubTests([makeSummary(1, { name: 'Memory' })]);
  await choose('Rename');
  await userEvent.clear(screen.getByLabelText('Name'));
  if (typed !== '') await userEvent.paste(typed);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('has the old name back when the server refuses the new one', async () => {
  const server = stubTests([makeSummary(1, { name: 'Memory' })]);
  server.refusals[`PATCH ${path}`] = [() => reply(403, { message: 'Not now' })];
  await choose('Rename');
  await userEvent.type(screen.getByLabelText('Name'), '!{Enter}');
  expect(await screen.findByText("We couldn't rename “Memory”. Not now")).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Memory' })).toBeDefined();
});

it('discards an unfinished attempt after asking, and offers it nowhere else (D34)', async () => {
  keepTest(maya.uid, keptAsSaved(makeTest(1, { name: 'Memory' })));
  const { id } = attemptsOf(maya.uid).begin(makeTest(1));
  attemptsOf(maya.uid).answer(id, { questionId: questionAt(1).id, answer: 'True' });
  attemptsOf(maya.uid).pause(id);
  stubTests([makeSummary(1, { name: 'Memory' })]);
  await choose('Discard attempt');
  expect(screen.getByText('Unfinished attempt')).toBeDefined();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard this attempt?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Unfinished attempt')).toBeNull());
  expect(attemptsOf(maya.uid).find(id)?.phase).toBe('left');
  expect(await screen.findByText('The attempt was discarded.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Resume Memory' })).toBeNull();
});

it('asks before it deletes, and leaves the test when the answer is Cancel', async () => {
  const server = stubTests([makeSummary(1, { name: 'Memory' })]);
  await choose('Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this test?' }));
  expect(
    dialog.getByText(
      '“Memory” will be deleted with all its attempts and results. Its share links stop working, and their reports are deleted too. You can undo this for a few seconds.',
    ),
  ).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(server.asked.some((asked) => asked.startsWith('DELETE'))).toBe(false);
});

it('copies the address of a test', async () => {
  stubTests([makeSummary(1, { name: 'Memory' })]);
  const writeText = stubClipboard(() => Promise.resolve());
  await choose('Copy link');
  expect(await screen.findByText('Link copied. Only you can open it.')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith(
    `${window.location.origin}/results/0b0e7c52-7a4f-4d0c-9f0e-000000000001`,
  );
});

it('says so when the browser does not let it [BERR-26]', async () => {
  stubTests([makeSummary(1, { name: 'Memory' })]);
  stubClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await choose('Copy link');
  expect(await screen.findByText('Failed to copy link. Please copy manually.')).toBeDefined();
});

function stubClipboard(write: () => Promise<void>) {
  const writeText = vi.fn(write);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return writeText;
}

async function choose(action: string) {
  // Before the clipboard of the test: userEvent brings one of its own.
  const clipboard = navigator.clipboard;
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  renderAsMaya([{ path: '/tests', Component: HistoryScreen }], '/tests');
  await user.click(await screen.findByRole('button', { name: 'More for Memory' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
