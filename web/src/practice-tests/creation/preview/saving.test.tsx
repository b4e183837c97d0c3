import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { neverReply, reply } from '../../../testing/stub-server.ts';
import {
  continueButton,
  findPlace,
  listSaves,
  openCreation,
  pressContinue,
  saved,
  studyText,
  writeText,
} from '../../testing/render-creation.tsx';

it('saves once when Continue is pressed twice in the same moment', async () => {
  const { asked } = await openCreation({ answers: { '/api/materials': neverReply } });
  await writeText(studyText(400));
  act(() => {
    continueButton().click();
    continueButton().click();
  });
  await screen.findByRole('button', { name: 'Saving your material...' });
  expect(listSaves(asked)).toHaveLength(1);
});

it('does not fetch somebody back who has left, however late the answer is', async () => {
  const late = Promise.withResolvers<Response>();
  const { asked } = await openCreation({ answers: { '/api/materials': () => late.promise } });
  await writeText(studyText(400));
  await pressContinue();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave & Reset' }));
  expect(await findPlace()).toBe('/dashboard');
  expect(listSaves(asked)[0]?.init.signal?.aborted).toBe(true);
  await act(async () => late.resolve(reply(200, saved())));
  expect(await findPlace()).toBe('/dashboard');
  expect(sessionStorage).toHaveLength(0);
});

it('stops saving when the step is left by another way', async () => {
  const { asked } = await openCreation({ answers: { '/api/materials': neverReply } });
  await writeText(studyText(400));
  await pressContinue();
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(listSaves(asked)[0]?.init.signal?.aborted).toBe(true);
});

it('can be continued again after a failure', async () => {
  const { asked } = await openCreation({ answers: { '/api/materials': () => reply(200, {}) } });
  await writeText(studyText(400));
  await pressContinue();
  await screen.findByText('Failed to process input');
  await pressContinue();
  expect(listSaves(asked)).toHaveLength(2);
});

it('lets nothing be changed while it is saved, and keeps the keyboard', async () => {
  await openCreation({ answers: { '/api/materials': neverReply } });
  await writeText(studyText(400));
  fireEvent.keyDown(screen.getByLabelText('Your text'), { key: 'Enter', ctrlKey: true });
  const button = await screen.findByRole('button', { name: 'Saving your material...' });
  const panel = screen.getByLabelText('Your text').closest('[inert]');
  expect(panel?.getAttribute('aria-busy')).toBe('true');
  expect(panel?.querySelectorAll('[role=tab]')).toHaveLength(3);
  expect(document.activeElement).toBe(button);
});

it('[BERR-09] adds to "Failed to process input" that there is no connection', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await openCreation({
    answers: { '/api/materials': () => Promise.reject(new TypeError('Failed to fetch')) },
  });
  await writeText(studyText(400));
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  fireEvent.click(continueButton());
  const alert = await screen.findByText(
    'Failed to process input. Network error. Please check your connection',
  );
  expect(document.activeElement?.contains(alert)).toBe(true);
});
