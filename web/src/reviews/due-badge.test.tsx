import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { knowsMaya, reply, stubServer } from '../testing/stub-server.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { DueBadge } from './due-badge.tsx';
import { makeDue } from './testing/stub-due.ts';

function open(parts: { cards: number; questions: number }) {
  stubServer({ ...knowsMaya, '/api/reviews/due': () => reply(200, makeDue(parts)) });
  const Page = () => (
    <>
      <p data-testid="menu">
        <DueBadge of="everything" />
      </p>
      <p data-testid="cards">
        <DueBadge of="cards" />
      </p>
    </>
  );
  renderAsMaya([{ path: '/', Component: Page }], '/');
}

it('counts everything in the menu, and cards alone beside cards', async () => {
  open({ cards: 14, questions: 9 });
  expect(await screen.findByText('23 due')).toBe(screen.getByTestId('menu').firstElementChild);
  expect(screen.getByTestId('cards').textContent).toBe('14 due');
});

it('says nothing beside cards where only missed questions are due', async () => {
  open({ cards: 0, questions: 33 });
  await screen.findByText('33 due');
  expect(screen.getByTestId('cards').textContent).toBe('');
});
