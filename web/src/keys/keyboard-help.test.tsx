import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { KeyboardHelp } from './keyboard-help.tsx';
import { type KeyList, useKeyList } from './key-lists.ts';
import { KeysSetting } from './keys-setting.tsx';
import { useKeysSetting } from './use-keys-setting.ts';

it("shows by '?' the keys of the screen that is there, and those of every screen", async () => {
  render(<Page />);
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const titles = within(dialog).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Walking', 'Anywhere']);
  expect(listKeys(dialog)).toContainEqual(['Choose a way', 'AtoF']);
  expect(listKeys(dialog)).toContainEqual(['This list', '?']);
});

it('closes by Escape and gives the focus back', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await userEvent.keyboard('?');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' })),
  );
});

it('lets somebody write a question mark', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('textbox'), 'why?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('why?');
});

it('shows where no screen has keys of its own those that work anywhere', async () => {
  render(<KeyboardHelp />);
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const titles = within(dialog).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Anywhere']);
});

it('does not stay open over the screen that comes after one with keys', async () => {
  const { rerender } = render(<Page />);
  await userEvent.keyboard('?');
  await screen.findByRole('dialog');
  rerender(<KeyboardHelp />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays away where single keys are turned off', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('turns single keys off and on again in the list itself, for the whole page', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Show all keys' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Single-key shortcuts' }));
  expect(screen.getByText('Keys are off')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Single-key shortcuts' }));
  expect(screen.getByText('Keys are on')).toBeTruthy();
});

it('follows what another tab has chosen', async () => {
  render(<Page />);
  localStorage.setItem('runner-keys', 'off');
  fireEvent(window, new StorageEvent('storage', { key: 'runner-keys' }));
  expect(screen.getByText('Keys are off')).toBeTruthy();
});

const walking: KeyList = {
  title: 'Walking',
  lines: [['Choose a way', 'A to F']],
};

function Page() {
  useKeyList(walking);
  const [isOn] = useKeysSetting();
  return (
    <main>
      <p>{isOn ? 'Keys are on' : 'Keys are off'}</p>
      <button type="button">Elsewhere</button>
      <input aria-label="Answer" />
      <KeysSetting />
      <KeyboardHelp />
    </main>
  );
}

function listKeys(dialog: HTMLElement) {
  return within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
}
