import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { reply } from '../../testing/stub-server.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { idOf, makeCard, stubSets, openSet } from '../testing/stub-sets.ts';
import { ExportMenu } from './export-menu.tsx';

it('saves all cards as CSV, also those that are on no page yet, named after the set', async () => {
  const cards = Array.from({ length: 501 }, (_, index) => makeCard(index + 1));
  stubSets({ cards });
  const saved = listenForFiles();
  await choose('CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('Memory- plasticity.csv');
  const lines = (await saved[0]?.file.text())?.split('\r\n');
  expect(lines).toHaveLength(503);
  expect(lines?.slice(1, 3)).toEqual(['Front 1,Back 1', 'Front 2,Back 2']);
});

it('saves them as lines with tabs for Quizlet and others', async () => {
  stubSets({ cards: [makeCard(1), makeCard(2)] });
  const saved = listenForFiles();
  await choose('TSV for Quizlet and others');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('Memory- plasticity.txt');
  expect(await saved[0]?.file.text()).toBe('Front 1\tBack 1\nFront 2\tBack 2\n');
});

it('says why nothing was saved', async () => {
  stubSets().refusals[`GET /api/flashcards/${idOf(1)}/cards`] = [
    () => reply(403, { message: 'Not now.' }),
  ];
  await choose('CSV');
  expect(await screen.findByText("We couldn't export the cards. Not now.")).toBeDefined();
});

async function choose(item: string) {
  const set = { ...openSet, name: 'Memory: plasticity' };
  renderAsMaya([{ path: '/', Component: () => <ExportMenu set={set} /> }], '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

function listenForFiles() {
  const files: Blob[] = [];
  const saved: { name: string; file: Blob }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:cards';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const file = files.at(-1);
    if (file) saved.push({ name: this.download, file });
  });
  return saved;
}
