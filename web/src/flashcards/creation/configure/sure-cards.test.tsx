import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { stubCounts } from '../../../generation/testing/stub-counts.ts';
import { stubWorkers } from '../../../generation/testing/stub-worker.ts';
import { listModels } from '../../../practice-tests/testing/render-creation.tsx';
import { maya, reply } from '../../../testing/stub-server.ts';
import { openStep, press, startPath } from '../../testing/render-create.tsx';

const withoutModel = {
  '/api/questions/models': () => reply(200, { models: listModels('built-in') }),
};
const card = { front: 'Hub', back: 'repeats bits to all ports', quote: 'The hippocampus' };

beforeEach(() => void stubWorkers());

it('says how many cards the text supports without AI (D37)', async () => {
  stubCounts(() => ({ total: 8 }));
  await openStep('configure', {}, withoutModel);
  expect(await screen.findByText('Your text supports 8 sure cards without AI.')).toBeTruthy();
});

it('counts quietly', async () => {
  stubCounts(() => undefined);
  await openStep('configure', {}, withoutModel);
  expect((await screen.findByText('Counting sure cards…')).getAttribute('role')).toBe('status');
});

it('says that a difficulty cannot be followed without AI', async () => {
  stubCounts(() => ({ total: 8 }));
  await openStep('configure', {}, withoutModel);
  await screen.findByText('Your text supports 8 sure cards without AI.');
  expect(screen.queryByText(/can't be followed/)).toBeNull();
  await userEvent.click(screen.getByLabelText('Hard'));
  expect(screen.getByText("Without AI, difficulty can't be followed.")).toBeTruthy();
});

it('stops before a set of one card is made, shows it, and offers ways on', async () => {
  stubCounts(() => ({ total: 1, cards: [card], proposed: 1 }));
  const { asked } = await openStep('configure', {}, withoutModel);
  await screen.findByText('Your text supports 1 sure card without AI.');
  await press('Preview Flashcards');
  expect(await screen.findByRole('heading', { name: '1 sure card' })).toBeTruthy();
  expect(
    screen.getByText(
      'That is little for a set. Mark what you want to remember, and it becomes a card.',
    ),
  ).toBeTruthy();
  const ways = within(screen.getByRole('region', { name: 'Ways on' }));
  expect(ways.getByText('Hub')).toBeTruthy();
  expect(ways.getByText('repeats bits to all ports')).toBeTruthy();
  expect(ways.getByText('1 word is proposed already')).toBeTruthy();
  expect(ways.getByRole('link', { name: 'Mark the text' }).getAttribute('href')).toBe(
    '/flashcards/create?step=mark',
  );
  expect(ways.getByRole('link', { name: /^Add text/ }).getAttribute('href')).toBe(
    '/flashcards/create',
  );
  expect(asked.some(({ path }) => path === startPath)).toBe(false);
});

it('says first that AI waits for a confirmed email, before how little is sure in the text (D44)', async () => {
  stubCounts(() => ({ total: 1, cards: [card] }));
  const menu = { models: listModels('openai'), withoutAi: 'unconfirmed' };
  await openStep('configure', {}, { '/api/questions/models': () => reply(200, menu) });
  const few = await screen.findByText('Your text supports 1 sure card without AI.');
  const ask = `Confirm your email first, then AI makes cards from your notes. We sent a link to ${maya.email}.`;
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(screen.getByText(ask).compareDocumentPosition(few)).toBe(following);
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  await press('Preview Flashcards');
  const title = await screen.findByRole('heading', { level: 1, name: 'One step to go' });
  const rest = screen.getByRole('heading', { level: 2, name: 'Without AI: 1 sure card' });
  expect(title.compareDocumentPosition(screen.getByText(ask))).toBe(following);
  expect(screen.getByText(ask).compareDocumentPosition(rest)).toBe(following);
});

it('makes the few that there are for whoever wants them', async () => {
  stubCounts(() => ({ total: 1, cards: [card] }));
  await openStep('configure', {}, withoutModel);
  await screen.findByText('Your text supports 1 sure card without AI.');
  await press('Preview Flashcards');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with 1 card' }));
  expect(await screen.findByDisplayValue('Front 1')).toBeTruthy();
});
