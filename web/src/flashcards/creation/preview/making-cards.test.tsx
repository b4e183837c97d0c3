import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { neverReply, reply } from '../../../testing/stub-server.ts';
import { tellPlace } from '../../../generation/testing/stub-generation.ts';
import {
  cancelPath,
  followPath,
  generationId,
  openConnection,
  openStep,
  press,
  started,
  startPath,
  storedWizard,
  tellCard,
  tellCards,
} from '../../testing/render-create.tsx';

it('is not begun again by the Back of the browser once it was cancelled', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const connection = openConnection();
  const { asked } = await openStep('configure', {}, { [startPath]: connection.answer });
  await press('Preview Flashcards');
  await connection.tell(started);
  await waitFor(() => expect(storedWizard()).toMatchObject({ generating: { generationId } }));
  await press('Cancel');
  await connection.drop();
  await screen.findByRole('heading', { name: 'Configure your flashcards' });
  await press('Back of the browser');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Configure your flashcards');
  expect(countStarts(asked)).toBe(1);
});

it('says how many are ahead of cards that wait in line, until their turn has come', async () => {
  const connection = openConnection();
  await openStep('preview', {}, { [startPath]: connection.answer });
  await connection.tell(started + tellPlace(3));
  expect(await screen.findByText('3 ahead of you in line')).toBeTruthy();
  expect(screen.getByText('Waiting their turn')).toBeTruthy();
  await connection.tell(tellPlace(1));
  expect(await screen.findByText("You're next in line")).toBeTruthy();
  await connection.tell(tellPlace(0));
  expect(await screen.findByText('0 of 25 cards')).toBeTruthy();
  await connection.tell(tellPlace(1) + tellCard(0));
  expect(await screen.findByText('1 of 25 cards')).toBeTruthy();
  expect(screen.getByText('Writing')).toBeTruthy();
});

it('waits for what was cancelled before, even where that had no id yet', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const connection = openConnection();
  const answers = [connection.answer, () => new Response(tellCards(2))];
  const { asked } = await openStep('preview', {}, { [startPath]: takeNext(answers) });
  await waitFor(() => expect(countStarts(asked)).toBe(1));
  await press('Cancel');
  await screen.findByRole('heading', { name: 'Configure your flashcards' });
  await press('Preview Flashcards');
  await screen.findByText('0 of 25 cards');
  expect(countStarts(asked)).toBe(1);
  await connection.tell(started);
  await connection.drop();
  expect(await screen.findByDisplayValue('Front 0')).toBeTruthy();
  const paths = asked.map(({ path }) => path);
  expect(paths.filter((path) => [startPath, cancelPath].includes(path))).toEqual([
    startPath,
    cancelPath,
    startPath,
  ]);
});

it('tries once more where what was cancelled has not ended yet', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const connection = openConnection();
  const { asked } = await openStep(
    'preview',
    {},
    {
      [startPath]: takeNext([
        connection.answer,
        () => reply(409, { code: 'generation-running', message: 'Still running.' }),
        () => new Response(tellCards(2)),
      ]),
    },
  );
  await connection.tell(started);
  await waitFor(() => expect(storedWizard()).toMatchObject({ generating: { generationId } }));
  await press('Cancel');
  await connection.drop();
  await screen.findByRole('heading', { name: 'Configure your flashcards' });
  await press('Preview Flashcards');
  expect(await screen.findByDisplayValue('Front 0', {}, { timeout: 4_000 })).toBeTruthy();
  expect(countStarts(asked)).toBe(3);
});

it('keeps what has arrived when the connection is lost, and goes on with the same cards', async () => {
  let isOnline = false;
  const { asked } = await openStep(
    'preview',
    {},
    {
      [startPath]: () => new Response(started + tellCard(1)),
      [followPath]() {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return new Response(tellCards(2));
      },
    },
  );
  expect(await screen.findByRole('alert', {}, { timeout: 8_000 })).toBeTruthy();
  expect(screen.getByText('Front 1')).toBeTruthy();
  expect(screen.queryByText('Writing')).toBeNull();
  expect(storedWizard()).toMatchObject({ generating: { generationId } });
  isOnline = true;
  await press('Try Again');
  expect(await screen.findByDisplayValue('Front 0')).toBeTruthy();
  expect(countStarts(asked)).toBe(1);
  expect(asked.map(({ path }) => path)).not.toContain(cancelPath);
}, 15_000);

it('asks with the same key again where nothing was heard before', async () => {
  let isOnline = false;
  const { asked } = await openStep(
    'preview',
    {},
    {
      [startPath]() {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return new Response(tellCards(2));
      },
    },
  );
  expect(await screen.findByRole('alert', {}, { timeout: 8_000 })).toBeTruthy();
  isOnline = true;
  await press('Try Again');
  expect(await screen.findByDisplayValue('Front 0')).toBeTruthy();
  const sent = asked.filter(({ path }) => path === startPath);
  const keys = new Set(sent.map(({ init }) => new Headers(init.headers).get('idempotency-key')));
  expect(sent.length).toBeGreaterThan(1);
  expect(keys.size).toBe(1);
}, 15_000);

it('cancels what brought nothing of use', async () => {
  const { asked } = await openStep(
    'preview',
    {},
    { [startPath]: () => new Response(tellCards(0)) },
  );
  expect(await screen.findByRole('alert')).toBeTruthy();
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain(cancelPath));
  expect(storedWizard()).toMatchObject({ generating: null });
});

type Asked = Awaited<ReturnType<typeof openStep>>['asked'];

function countStarts(asked: Asked): number {
  return asked.filter(({ path }) => path === startPath).length;
}

/** Each answer once, in this order. */
function takeNext(answers: (() => Response)[]) {
  return () => answers.shift()?.() ?? neverReply();
}
