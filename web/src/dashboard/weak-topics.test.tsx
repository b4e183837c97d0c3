import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeTopic } from '../progress/testing/stub-progress.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { knowsMaya, stubServer } from '../testing/stub-server.ts';
import { WeakTopics } from './weak-topics.tsx';

it('names the weakest topics with their material and how well they are known, each a press away from practising (D33)', async () => {
  stubServer(knowsMaya);
  const topics = [
    makeTopic('Electron transport chain', { mastery: 54, toPractise: 9 }),
    makeTopic('Bones', { of: 'Bones', mastery: 61, toPractise: 2 }),
  ];
  renderAsMaya([{ path: '/', Component: () => <WeakTopics topics={topics} /> }], '/');
  const card = within(await screen.findByRole('region', { name: 'Weak topics' }));
  expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Electron transport chainCells54%Practise 5',
    'Bones61%Practise 2',
  ]);
  const [first] = card.getAllByRole('link', { name: /^Practise/ });
  expect(first?.getAttribute('aria-label')).toBe('Practise 5 of Electron transport chain');
  expect(first?.getAttribute('href')).toBe('/review?topic=m+Electron+transport+chain&from=today');
  expect(card.getByRole('link', { name: 'All topics' }).getAttribute('href')).toBe('/progress');
});
