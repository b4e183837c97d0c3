import type { OwnParameters } from '@engram/core/reviews/own-parameters/api.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { sendNothing } from '../../flashcards/testing/stub-sending.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { bodyOf, knowsMaya, neverReply, reply, stubServer } from '../../testing/stub-server.ts';
import { OwnParametersCard } from './own-parameters-card.tsx';

beforeEach(sendNothing);

const own: OwnParameters = {
  isOn: true,
  standing: { kind: 'own', since: '2026-03-17', reviews: 1_240, better: 8 },
};
const off: OwnParameters = { isOn: false, standing: { kind: 'usual' } };

function open(...answers: (() => Response | Promise<Response>)[]) {
  const asked = stubServer({
    ...knowsMaya,
    '/api/reviews/own-parameters': () => (answers.shift() ?? neverReply)(),
  });
  renderAsMaya([{ path: '/progress', Component: OwnParametersCard }], '/progress');
  return asked;
}

const card = async () => within(await screen.findByRole('region', { name: 'Your memory' }));

it.each<[OwnParameters['standing'], string]>([
  [{ kind: 'waiting', reviews: 132, needed: 400 }, '132 of 400 reviews after a day or more.'],
  [
    { kind: 'usual' },
    'Your reviews come at the usual times. We will soon check whether other times suit you better.',
  ],
  [
    own.standing,
    'Your reviews have been timed to your memory since 17 March 2026, and we predict your answers 8% better.',
  ],
  [
    { kind: 'no-better', triedOn: '2026-03-17', reviews: 1_640 },
    'We checked 1,640 of your reviews: the usual times suit your memory just as well.',
  ],
])('says of %j: %s', async (standing, sentence) => {
  open(() => reply(200, { isOn: true, standing }));
  expect(await (await card()).findByText(sentence)).toBeDefined();
});

it('switches it off by a press, and says so at once', async () => {
  const asked = open(
    () => reply(200, own),
    () => reply(200, off),
  );
  const name = 'Use what your reviews say about your memory';
  const toggle = await screen.findByRole('switch', { name });
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(toggle);
  expect(await screen.findByText('Your reviews come at the usual times.')).toBeDefined();
  expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('false');
  const sent = asked.find(({ init }) => init.method === 'PUT');
  expect(bodyOf(sent)).toEqual({ isOn: false });
});

it('stays as it was when it could not be changed, and says so', async () => {
  open(
    () => reply(200, own),
    () => reply(409, {}),
  );
  await userEvent.click(await screen.findByRole('switch'));
  expect(await screen.findByText("We couldn't change this. Please try again.")).toBeDefined();
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
});

it('can be asked again when it did not come', async () => {
  open(
    () => reply(404, { code: 'not-found', message: 'Gone.' }),
    () => reply(200, own),
  );
  await screen.findByText("We couldn't load what your reviews say about your memory.");
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Learned from 1,240 of your reviews.')).toBeDefined();
});
