import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findMark, kidney, listQuestions, openDesk } from '../testing/render-desk.tsx';

const { keyboard } = userEvent;

function text(): HTMLElement {
  return screen.getByRole('article');
}

function heard(): string | null {
  return screen.getByRole('status').textContent;
}

it('moves by word with the arrows, and says each word', async () => {
  await openDesk();
  text().focus();
  await keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(heard()).toBe('Each');
  await keyboard('{ArrowLeft}');
  expect(heard()).toBe('nephron');
});

it('stops at proposed words as a whole, where Enter accepts them and the keyboard stays', async () => {
  await openDesk();
  screen.getByRole('button', { name: 'Propose: 180 litres' }).focus();
  await keyboard('{ArrowLeft}{ArrowRight}');
  expect(heard()).toBe('180 litres');
  await keyboard('{Enter}');
  const mark = await findMark(1, '180 litres');
  expect(document.activeElement).toBe(mark);
});

it('takes more words with Shift, marks them with Enter, and takes it back with Control and Z', async () => {
  const { kept, removed } = await openDesk();
  screen.getByRole('button', { name: 'Propose: 180 litres' }).focus();
  await keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
  expect(heard()).toBe('fluid a');
  expect(screen.getByRole('dialog', { name: 'Selected: fluid a' })).toBeTruthy();
  await keyboard('{Enter}');
  const start = kidney.indexOf('fluid a');
  await waitFor(() => expect(kept).toMatchObject([{ start, end: start + 7, form: 'gap' }]));
  expect(document.activeElement).toBe(text());
  await keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(removed).toEqual([kept[0]?.id]));
});

it('lets go with Escape', async () => {
  const { kept } = await openDesk();
  text().focus();
  await keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(kept).toEqual([]);
});

it('asks with Space how a word is to be asked, and marks it in that form', async () => {
  const { kept } = await openDesk();
  screen.getByRole('button', { name: 'Propose: 180 litres' }).focus();
  await keyboard('{ArrowRight}{ArrowRight} ');
  screen.getByRole('radio', { name: 'Gap' }).focus();
  await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
  await keyboard('{Enter}');
  await waitFor(() => expect(kept).toMatchObject([{ form: 'card' }]));
  expect(document.activeElement).toBe(text());
});

it('keeps the keyboard in the text when a mark under it is removed, and in the list after a question is', async () => {
  await openDesk();
  const proposal = screen.getByRole('button', { name: 'Propose: 180 litres' });
  proposal.focus();
  await keyboard('{Enter}');
  (await findMark(1, '180 litres')).focus();
  await keyboard('{Enter}');
  await waitFor(() => expect(listQuestions()).toEqual([]));
  expect(text().contains(document.activeElement)).toBe(true);
});

it('marks nothing by Enter after the words were let go or marked', async () => {
  const { kept } = await openDesk();
  text().focus();
  await keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Escape}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await keyboard('{ArrowRight}{Enter}');
  await findMark(1, 'kidney');
  await keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(kept).toHaveLength(1);
});

it('keeps the keyboard on Undo when nothing is left to take back', async () => {
  await openDesk();
  await userEvent.click(screen.getByRole('button', { name: 'Propose: 180 litres' }));
  await findMark(1, '180 litres');
  const [undo] = screen.getAllByRole('button', { name: 'Undo: 180 litres' });
  undo?.focus();
  await keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Propose: 180 litres' })).toBeTruthy();
  expect(document.activeElement).toBe(undo);
});
