import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Material } from '@engram/core/materials/material.ts';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { stubTests } from '../../attempts/testing/stub-tests.ts';
import { stubUploads } from '../../http/testing/stub-upload.ts';
import { draftOf } from '../../materials/draft/draft-store.ts';
import { makeMaterial } from '../../materials/testing/stub-library.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { maya, reply } from '../../testing/stub-server.ts';
import DashboardScreen from '../dashboard-screen.tsx';

async function open(displayName = 'Maya Okafor', waiting?: Material) {
  const server = stubTests([]);
  server.user = { ...maya, displayName };
  server.today = { ...server.today, isFirstVisit: true, ...(waiting && { waiting }) };
  const uploads = stubUploads();
  const routes = [
    { path: '/dashboard', Component: DashboardScreen },
    { path: '/create', Component: Create },
  ];
  renderAsMaya(routes, '/dashboard');
  await screen.findByRole('heading', { level: 1 });
  return { server, uploads };
}

/** What the screen that makes a test gets. */
function Create() {
  const { pathname, state } = useLocation();
  return (
    <>
      <p data-testid="place">{pathname}</p>
      <p data-testid="state">{JSON.stringify(state)}</p>
    </>
  );
}

it('welcomes by the first name, and says how it works (D32)', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Maya!');
  expect(screen.queryByLabelText('What should we call you?')).toBeNull();
  const how = within(screen.getByRole('region', { name: 'How it works' }));
  expect(how.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText('No test results yet')).toBeNull();
});

it('asks for the name of somebody who is known by an address alone, once (D32)', async () => {
  const { server } = await open('maya.okafor');
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.textContent).toBe('Welcome!');
  await userEvent.type(screen.getByLabelText('What should we call you?'), ' Maya Okafor {Enter}');
  await expect.poll(() => title.textContent).toBe('Welcome, Maya!');
  expect(server.sent).toContainEqual({ displayName: 'Maya Okafor' });
  expect(document.activeElement).toBe(title);
  expect(screen.queryByLabelText('What should we call you?')).toBeNull();
});

it('says what is wrong with a name, and why it was not saved', async () => {
  const { server } = await open('maya.okafor');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a name.')).toBeDefined();
  const refusal = () => reply(400, { code: 'invalid-input', message: 'No.' });
  server.refusals['PATCH /api/auth/profile'] = [refusal];
  await userEvent.type(screen.getByLabelText('What should we call you?'), 'Maya{Enter}');
  expect(await screen.findByText('No.')).toBeDefined();
  expect(screen.getByLabelText('What should we call you?')).toBeDefined();
});

it('makes a test of what was pasted by the one press: its draft, and that it is wanted now', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Paste your notes'), 'The hippocampus.');
  await userEvent.click(screen.getByRole('button', { name: 'Make my first test' }));
  expect((await screen.findByTestId('place')).textContent).toBe('/create');
  expect(draftOf(maya.uid).read()).toMatchObject({ mode: 'text', text: 'The hippocampus.' });
  expect(screen.getByTestId('state').textContent).toBe('{"isWantedNow":true}');
});

it('stays where nothing was pasted, and says so in the field', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Make my first test' }));
  const field = screen.getByLabelText('Paste your notes');
  expect(screen.getByText('Paste some of your notes first.')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByTestId('place')).toBeNull();
});

it('begins a test with a file (DASH-09)', async () => {
  const { uploads } = await open();
  expect(screen.getByRole('button', { name: /^Upload a file/ }).textContent).toContain(
    'PDF, Word or text, up to 10 MB',
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['notes'], 'notes.txt'));
  expect((await screen.findByTestId('place')).textContent).toBe('/create');
  expect(uploads.map(({ file }) => file.name)).toEqual(['notes.txt']);
});

it('begins a test with a sample text', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Try a sample text/ }));
  expect((await screen.findByTestId('place')).textContent).toBe('/create');
  const { mode, text } = draftOf(maya.uid).read();
  expect(mode).toBe('text');
  expect(text).toContain('Chlorophyll is a green pigment');
});

it('leads on with a text that was saved and that nothing was made of', async () => {
  const material = makeMaterial(7, { title: 'Photosynthesis' });
  await open('Maya Okafor', material);
  const link = screen.getByRole('link', {
    name: 'Your notes “Photosynthesis” are saved. Make a test from them.',
  });
  expect(screen.getByLabelText('Paste your notes')).toBeDefined();
  await userEvent.click(link);
  expect((await screen.findByTestId('place')).textContent).toBe('/create');
  expect(JSON.parse(screen.getByTestId('state').textContent)).toEqual({ material });
});

it('keeps the ways that do not begin with own notes: a code, cards, the plan', async () => {
  await open();
  expect(screen.getByRole('button', { name: /^Join a Test/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Flashcards' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Your plan' })).toBeDefined();
});
