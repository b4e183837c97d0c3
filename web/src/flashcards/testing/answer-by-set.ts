import type { stubServer } from '../../testing/stub-server.ts';

type Answers = Parameters<typeof stubServer>[0];

/** Stands for the path of any set: the browser makes the id. */
export const setPath = '/api/flashcards/:id';

/** For tests: answers by path, among them one for whatever set is asked for. */
export function answerBySet(known: Answers): Answers {
  return new Proxy(known, {
    get(all, name) {
      const path = String(name);
      const isSet = /^\/api\/flashcards\/[\da-f-]{36}$/.test(path);
      return all[path] ?? (isSet ? all[setPath] : undefined);
    },
  });
}

/** What the server says of a set that it has kept. */
export const savedSet = {
  id: '0190a5a0-0000-7000-8000-0000000000aa',
  name: 'Memory',
  description: '',
  createdAt: '2026-03-14T09:00:00.000Z',
  lastStudied: null,
  totalCards: 2,
  knownCount: 0,
  bookmarkedCount: 0,
  progress: 0,
  typeCounts: { 'term-definition': 1, 'question-answer': 1, 'fill-in-blank': 0 },
  titles: ['Memory'],
  making: null,
};
