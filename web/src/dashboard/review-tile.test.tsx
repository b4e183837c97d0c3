import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { maya, reply, stubServer, knowsMaya } from '../testing/stub-server.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { makeDue } from '../reviews/testing/stub-due.ts';
import { useKnownDueCount } from '../due-count.ts';
import { ReviewTile } from './review-tile.tsx';

function open(left: number) {
  const due = makeDue({ cards: left });
  const asked = stubServer({ ...knowsMaya, '/api/reviews/due': () => reply(200, due) });
  const Page = () => (
    <>
      <h1>{'Dashboard'}</h1>
      <p data-testid="known">{useKnownDueCount(maya.uid)?.cards}</p>
      <ReviewTile />
    </>
  );
  renderAsMaya([{ path: '/dashboard', Component: Page }], '/dashboard');
  return asked;
}

it('says how much is due today and leads to /review', async () => {
  open(18);
  expect(await screen.findByRole('heading', { name: '18 to review today' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Start review' }).getAttribute('href')).toBe('/review');
});

it('is not there when nothing is due', async () => {
  const asked = open(0);
  await expect.poll(() => screen.getByTestId('known').textContent).toBe('0');
  expect(asked.map(({ path }) => path)).toContain('/api/reviews/due');
  expect(screen.queryByRole('link', { name: 'Start review' })).toBeNull();
});
