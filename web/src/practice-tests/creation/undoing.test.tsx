import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import {
  chooseFiles,
  extracted,
  fileOf,
  findPlace,
  forgetCreation,
  openCreation,
  writeText,
} from './render-creation.tsx';

afterEach(forgetCreation);

it('takes the offer to undo away once the text changes', async () => {
  await clearText();
  await userEvent.type(screen.getByLabelText('Your text'), 'New');
  await waitFor(() => expect(findOffer()).toBeNull());
});

it('takes the offer to undo away with the tab', async () => {
  await clearText();
  await userEvent.click(screen.getByRole('tab', { name: 'Upload Files' }));
  await waitFor(() => expect(findOffer()).toBeNull());
});

it('takes the offer to undo away when the step is left', async () => {
  await clearText();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave & Reset' }));
  await findPlace();
  await waitFor(() => expect(findOffer()).toBeNull());
});

it('takes the offer to bring cut files back away once a file goes', async () => {
  const { uploads } = await openCreation();
  await chooseFiles(fileOf('a.txt'), fileOf('b.txt'));
  await act(async () => void uploads[0]?.answer(extracted('a'.repeat(20_000))));
  await act(async () => void uploads[1]?.answer(extracted('b'.repeat(20_000))));
  await userEvent.click(screen.getByRole('button', { name: 'Use the first 30,000' }));
  await screen.findByRole('button', { name: 'Undo' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.txt' }));
  await waitFor(() => expect(findOffer()).toBeNull());
});

async function clearText() {
  await openCreation();
  await writeText('My notes');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await screen.findByRole('button', { name: 'Undo' });
}

function findOffer() {
  return screen.queryByRole('button', { name: 'Undo' });
}
