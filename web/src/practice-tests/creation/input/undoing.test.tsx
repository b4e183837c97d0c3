import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  answer,
  chooseFiles,
  extracted,
  fileOf,
  findPlace,
  openCreation,
  writeText,
} from '../../testing/render-creation.tsx';

it('clears the text when asked, and gives it back', async () => {
  await openCreation();
  await writeText('My notes');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByLabelText('Your text')).toHaveProperty('value', '');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Your text')).toHaveProperty('value', 'My notes');
});

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
  await answer(uploads[0], extracted('a'.repeat(20_000)));
  await answer(uploads[1], extracted('b'.repeat(20_000)));
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
