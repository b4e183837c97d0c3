import { expect, it } from 'vitest';
import { listAddresses } from './list-addresses.ts';

const file = 'a.tsx';

it('names every address at which a screen opens, through layouts and parents', () => {
  const routes = {
    root: { id: 'root', path: '', file },
    layout: { id: 'layout', parentId: 'root', file },
    home: { id: 'home', parentId: 'layout', index: true, file },
    results: { id: 'results', parentId: 'layout', path: 'results', file },
    result: { id: 'result', parentId: 'results', path: ':testId', file },
    quizzes: { id: 'quizzes', parentId: 'root', path: 'ai-tests/*', file },
  };
  expect(listAddresses(routes)).toEqual(['/', '/ai-tests/*', '/results', '/results/:testId']);
});

it('leaves out the route that catches the rest, which would open everywhere', () => {
  const routes = {
    root: { id: 'root', path: '', file },
    rest: { id: 'rest', parentId: 'root', path: '*', file },
  };
  expect(listAddresses(routes)).toEqual(['/']);
});
