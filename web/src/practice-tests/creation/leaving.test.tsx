import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { passTime, startClock } from '../../testing/clock.ts';
import {
  answer,
  chooseFiles,
  extracted,
  fileOf,
  findPlace,
  openCreation,
  studyText,
  writeText,
} from '../testing/render-creation.tsx';

/** Long enough for what is stored with a delay. */
const storingDelay = 600;

beforeEach(startClock);

it('leads from /ai-tests/config to the first step when there is no material', async () => {
  await openCreation({ path: '/ai-tests/config' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add Your Content');
});

it('leaves no study text in this browser after a log-out', async () => {
  const { uploads } = await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await passTime(storingDelay);
  expect(storedAnywhere()).not.toContain('hippocampus');
  expect(uploads[1]?.isAborted).toBe(true);
});

it('leaves no study text in a tab when another one logs out', async () => {
  await fillIn();
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(await findPlace()).toBe('/auth');
  await passTime(storingDelay);
  expect(storedAnywhere()).not.toContain('hippocampus');
});

it('leaves no study text to a user who signs in next', async () => {
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Log in as Noah' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Input Text' }));
  expect(screen.getByLabelText('Your text')).toHaveProperty('value', '');
  await passTime(storingDelay);
  expect(storedAnywhere()).not.toContain('hippocampus');
});

it('has nothing left when the same user logs in again', async () => {
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log in as Maya' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Input Text' }));
  expect(screen.getByLabelText('Your text')).toHaveProperty('value', '');
});

it('keeps everything for the same user when the server has ended the session', async () => {
  const { uploads } = await fillIn();
  const data = { code: 'invalid-token', message: 'Log in again.', error: 'Log in again.' };
  await answer(uploads[1], { status: 401, data });
  expect(await findPlace()).toBe('/auth');
  await userEvent.click(screen.getByRole('button', { name: 'Log in as Maya' }));
  await userEvent.click(screen.getByRole('link', { name: 'Back to the test' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Input Text' }));
  expect(screen.getByLabelText('Your text')).toHaveProperty('value', studyText(400));
});

/** Text in every place that keeps some: the field, a file that was read, and one on its way. */
async function fillIn() {
  const opened = await openCreation();
  await chooseFiles(fileOf('a.txt'), fileOf('b.txt'));
  await answer(opened.uploads[0], extracted(studyText(300)));
  await writeText(studyText(400));
  await passTime(storingDelay);
  expect(storedAnywhere()).toContain('hippocampus');
  return opened;
}

function storedAnywhere(): string {
  return JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)));
}
