import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findAwaiting } from '../storage/awaiting-account.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { knowsMaya, stubServer } from '../testing/stub-server.ts';
import { KeepOffer } from './keep-offer.tsx';
import type { Trial } from './keeping/trial.ts';

const trial: Trial = {
  version: 1,
  id: '0190a5a0-0000-7000-8000-000000000001',
  text: 'The hippocampus binds what the cortex knows.',
  title: 'Memory',
  sure: [],
  marks: [],
  lastNumber: 0,
  answers: [],
  at: Date.now(),
};

function offer(count: number, hasAnswered = false) {
  stubServer(knowsMaya);
  const Offer = () => <KeepOffer trial={trial} count={count} hasAnswered={hasAnswered} />;
  renderAsMaya([{ path: '/', Component: Offer }], '/');
  return screen.findByRole('link', { name: 'Keep this and make more' });
}

it('says before it is pressed how many questions the test will have', async () => {
  const link = await offer(21);
  expect(
    await screen.findByText(
      'The test has 20 of them. The other one stays marked in your text, for the next test.',
    ),
  ).toBeTruthy();
  await userEvent.click(link);
  expect(findAwaiting()?.words).toBe(
    'Your 21 questions on Memory come with you. 20 now, 1 kept for the next test.',
  );
});

it('says nothing of a number that all of them are within', async () => {
  await offer(20);
  expect(screen.queryByText(/The test has/u)).toBeNull();
  expect(screen.queryByText(/answered here was practice/u)).toBeNull();
});

it('says before it is pressed that answers do not come along', async () => {
  await offer(2, true);
  expect(
    screen.getByText('You answer them anew there: what you answered here was practice.'),
  ).toBeTruthy();
});
