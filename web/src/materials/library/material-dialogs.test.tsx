import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { neverReply, reply } from '../../testing/stub-server.ts';
import { choose, renderPicker } from '../testing/render-picker.tsx';
import { makeMaterial, stubLibrary } from '../testing/stub-library.ts';

const [one, two, three] = [makeMaterial(1), makeMaterial(2), makeMaterial(3)];

it('shows all about a material in its menu, which a narrow row leaves out', async () => {
  stubLibrary([makeMaterial(1, { title: 'Notes.pdf', usedInTests: 1 })]);
  renderPicker();
  await userEvent.click(await screen.findByRole('button', { name: 'More for Notes.pdf' }));
  const menu = await screen.findByRole('menu');
  expect(menu.textContent).toContain('1,200 characters, used in 1 test. Last used ');
});

it('renames with Enter, and gives the focus back to the button of the row', async () => {
  const library = stubLibrary([one, two]);
  renderPicker();
  await choose('Material 2', 'Rename');
  const field = await screen.findByRole('textbox', { name: 'Title' });
  expect(field).toHaveProperty('value', 'Material 2');
  await userEvent.clear(field);
  await userEvent.type(field, '  Chapter 5  {Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocusOn('More for Chapter 5');
  expect(library.asked).toContain(`PATCH /api/materials/${two.id}`);
  expect(library.sent).toEqual([{ title: 'Chapter 5' }]);
});

it('shows the new title before the server has answered', async () => {
  stubLibrary([one]).refusals.PATCH = [neverReply];
  renderPicker();
  await renameTo('Chapter 5');
  expect(await screen.findByRole('checkbox', { name: 'Chapter 5' })).toBeDefined();
});

it('shows the new title in the card when the material is selected', async () => {
  stubLibrary([one]);
  renderPicker({ selected: [one] });
  await renameTo('Chapter 5');
  const card = screen.getByRole('list', { name: 'Selected materials' });
  expect(await within(card).findByText('Chapter 5')).toBeDefined();
});

it('takes the old title back when the server refuses the new one', async () => {
  stubLibrary([one]).refusals.PATCH = [() => reply(404, { message: 'It is gone.' })];
  renderPicker();
  await renameTo('Chapter 5');
  expect(await screen.findByText("We couldn't rename “Material 1”. It is gone.")).toBeDefined();
  expect(await screen.findByRole('checkbox', { name: 'Material 1' })).toBeDefined();
});

it('says below the field what is wrong with a title, and sends nothing', async () => {
  const library = stubLibrary([one]);
  renderPicker();
  await choose('Material 1', 'Rename');
  const field = await screen.findByRole('textbox', { name: 'Title' });
  await tryTitle(field, '   ');
  expect(describe(field)).toBe('Enter a title.');
  await tryTitle(field, 'a'.repeat(121));
  expect(describe(field)).toBe('Use at most 120 characters.');
  await tryTitle(field, 'left \u{202E}right');
  expect(describe(field)).toBe('Use visible characters on one line.');
  await tryTitle(field, '\u{200B}');
  expect(describe(field)).toBe('Use visible characters on one line.');
  expect(document.activeElement).toBe(field);
  expect(library.sent).toEqual([]);
  await tryTitle(field, 'a'.repeat(120));
  await waitFor(() => expect(library.sent).toEqual([{ title: 'a'.repeat(120) }]));
});

it('sends nothing when the title stays the same or the dialog is left', async () => {
  const library = stubLibrary([one]);
  renderPicker();
  await choose('Material 1', 'Rename');
  await focusedField();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Material 1', 'Rename');
  await focusedField();
  await userEvent.keyboard('Another{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocusOn('More for Material 1');
  expect(library.sent).toEqual([]);
});

it('asks before it deletes, starting on Cancel, and says that tests stay', async () => {
  const library = stubLibrary([one]);
  renderPicker();
  await choose('Material 1', 'Delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this material?' });
  expect(dialog.textContent).toContain('Tests and flashcards made from it stay.');
  await expectFocusOn('Cancel');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expectFocusOn('More for Material 1');
  expect(library.asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});

it('deletes, says so, and goes on at the next row', async () => {
  const library = stubLibrary([one, two, three]);
  renderPicker();
  await confirmDeletion('Material 2');
  await waitFor(() => expect(screen.queryByText('Material 2')).toBeNull());
  expect(await screen.findByText('“Material 2” was deleted.')).toBeDefined();
  expect(library.asked).toContain(`DELETE /api/materials/${two.id}`);
  await expectFocusOn('More for Material 3');
});

it('goes on at the row before when the last one is deleted', async () => {
  stubLibrary([one, two]);
  renderPicker();
  await confirmDeletion('Material 2');
  await waitFor(() => expect(screen.queryByText('Material 2')).toBeNull());
  await expectFocusOn('More for Material 1');
});

it('goes on at the list when its only row is deleted', async () => {
  stubLibrary([one]);
  renderPicker();
  await confirmDeletion('Material 1');
  await screen.findByRole('heading', { name: 'Nothing saved yet' });
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your materials' }));
});

it('hides a material before the server has answered', async () => {
  stubLibrary([one, two]).refusals.DELETE = [neverReply];
  renderPicker();
  await confirmDeletion('Material 1');
  await waitFor(() => expect(screen.queryByText('Material 1')).toBeNull());
  expect(screen.getByText('Material 2')).toBeDefined();
});

it('unselects what is deleted', async () => {
  stubLibrary([one, two]);
  renderPicker({ selected: [one, two] });
  await confirmDeletion('Material 1');
  const card = screen.getByRole('list', { name: 'Selected materials' });
  await waitFor(() => expect(card.textContent).toBe('Material 2'));
});

it('brings a material back, still selected, when it was not deleted', async () => {
  stubLibrary([one, two]).refusals.DELETE = [() => reply(403, { message: 'Not now.' })];
  renderPicker({ selected: [one] });
  await confirmDeletion('Material 1');
  expect(await screen.findByText("We couldn't delete “Material 1”. Not now.")).toBeDefined();
  expect(await screen.findByRole('checkbox', { name: 'Material 1', checked: true })).toBeDefined();
});

it('takes a material that is gone already for deleted', async () => {
  const library = stubLibrary([one]);
  renderPicker();
  await screen.findByText('Material 1');
  library.materials = [];
  library.refusals.DELETE = [() => reply(404, { code: 'not-found' })];
  await confirmDeletion('Material 1');
  expect(await screen.findByText('“Material 1” was deleted.')).toBeDefined();
});

async function expectFocusOn(button: string): Promise<void> {
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: button })),
  );
}

async function focusedField(): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Title' });
  await waitFor(() => expect(document.activeElement).toBe(field));
}

async function renameTo(title: string): Promise<void> {
  await choose('Material 1', 'Rename');
  await tryTitle(await screen.findByRole('textbox', { name: 'Title' }), title);
}

async function tryTitle(field: HTMLElement, title: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(title);
  await userEvent.keyboard('{Enter}');
}

async function confirmDeletion(title: string): Promise<void> {
  await choose(title, 'Delete');
  await expectFocusOn('Cancel');
  await userEvent.keyboard('{Tab}{Enter}');
}

function describe(field: HTMLElement): string | null | undefined {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}
