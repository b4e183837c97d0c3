import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makeShare, openResults, stubSharing } from '../testing/stub-sharing.tsx';

it('has a button that copies the link [SHARE-07] [SHARE-10]', async () => {
  const written = await press('Copy link', () => Promise.resolve());
  expect(await screen.findByText('Share link copied to clipboard!')).toBeDefined();
  expect(written).toEqual(['https://engram.example/test/K7Q2MD']);
});

it('has a button that copies the id, and a title and a Close button of its own [SHARE-07] [SHARE-12]', async () => {
  const written = await press('Copy code', () => Promise.resolve());
  expect(await screen.findByText('Test ID copied to clipboard!')).toBeDefined();
  expect(written).toEqual(['K7Q2MD']);
  expect(screen.getByRole('dialog', { name: 'Test Shared' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says so when the browser does not let it, and selects the link [SHARE-11]', async () => {
  await press('Copy link', () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(await screen.findByText('Failed to copy link. Please copy manually.')).toBeDefined();
  const field = screen.getByLabelText('Share link');
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('selectionStart', 0);
  expect(field).toHaveProperty('selectionEnd', 34);
});

async function press(button: string, write: () => Promise<void>): Promise<string[]> {
  stubSharing({ shares: [makeShare()] });
  const user = userEvent.setup();
  const written: string[] = [];
  const writeText = vi.fn((text: string) => {
    written.push(text);
    return write();
  });
  // After userEvent, which brings a clipboard of its own.
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  openResults();
  await user.click(await screen.findByRole('button', { name: 'Share Test' }));
  await user.click(await screen.findByRole('button', { name: button }));
  return written;
}
