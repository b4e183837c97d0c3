import type { WrittenCard } from '@engram/core/flashcards/api.ts';
import type { KeptCard } from '@engram/core/flashcards/card.ts';
import type { CardSet, SetSummary } from '@engram/core/flashcards/card-set.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { getDue, getSetReviews } from '@engram/core/reviews/api.ts';
import { vi } from 'vitest';
import { makeDue } from '../../reviews/testing/stub-due.ts';
import { maya, reply } from '../../testing/stub-server.ts';

export function idOf(number: number): string {
  return `0b0e7c52-7a4f-4d0c-9f0e-${String(number).padStart(12, '0')}`;
}

/** For tests: one set of a list; its number makes its id. */
export function makeSummary(number: number, facts: Partial<SetSummary> = {}): SetSummary {
  return {
    id: idOf(number),
    name: `Set ${number}`,
    cardCount: 25,
    knownCount: 6,
    progress: 24,
    lastStudied: '2026-03-14T08:00:00.000Z',
    createdAt: '2026-03-02T09:00:00.000Z',
    firstFront: 'Engram',
    ...facts,
  };
}

export function makeCard(number: number, facts: Partial<KeptCard> = {}): KeptCard {
  return {
    id: idOf(1000 + number),
    type: 'term-definition',
    front: `Front ${number}`,
    back: `Back ${number}`,
    source: null,
    madeBy: 'owner',
    place: number,
    standing: 'new',
    isBookmarked: false,
    ...facts,
  };
}

type Body = Partial<KeptCard> & { name?: string; cards?: WrittenCard[]; after?: string | null };

type StubSets = {
  summaries: SetSummary[];
  /** Of the one set that can be opened. */
  set: CardSet;
  cards: KeptCard[];
  reviews: Reply<typeof getSetReviews>;
  due: Reply<typeof getDue>;
  /** Such as "PATCH /api/flashcards/…", with what was sent. */
  asked: { call: string; body: Body }[];
  /** Answers instead of the server's own, by method and path without the query, once each. */
  refusals: Record<string, (() => Response | Promise<Response>)[]>;
};

export const openSet: CardSet = {
  id: idOf(1),
  name: 'Memory and plasticity',
  description: '',
  createdAt: '2026-03-02T09:00:00.000Z',
  lastStudied: '2026-03-14T08:00:00.000Z',
  totalCards: 0,
  knownCount: 0,
  bookmarkedCount: 0,
  progress: 0,
  typeCounts: { 'term-definition': 0, 'question-answer': 0, 'fill-in-blank': 0 },
  titles: ['Lecture 6.pdf'],
  making: null,
};

/** For tests: a server that has sets of Maya, of which the first can be opened. */
export function stubSets(facts: Partial<StubSets> = {}): StubSets {
  const server: StubSets = {
    summaries: [],
    set: openSet,
    cards: [],
    reviews: {
      dueCardIds: [],
      retention: { reviews: 0, remembered: 0, percent: null },
      msPerReview: 20_000,
    },
    due: makeDue(),
    asked: [],
    refusals: {},
    ...facts,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const body: Body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const call = `${init.method} ${pathname}`;
    server.asked.push({ call, body });
    const refusal = server.refusals[call]?.shift();
    return refusal ? refusal() : answer(server, call, { query: searchParams, body });
  });
  return server;
}

type Sent = { query: URLSearchParams; body: Body };

function answer(server: StubSets, call: string, { query, body }: Sent): Response {
  const [method, path = ''] = call.split(' ');
  const [, , room, id = '', part, cardId, act] = path.split('/');
  if (room === 'auth') return reply(200, { valid: true, user: maya });
  if (room === 'reviews') return reply(200, id === 'due' ? server.due : server.reviews);
  if (id === '') return reply(200, { sets: server.summaries });
  if (cardId !== undefined && act === 'position') return moveCard(server, cardId, body.after);
  if (cardId !== undefined && act === 'restoration') return restoreCard(server, cardId);
  if (part === 'cards' && cardId !== undefined) return changeCard(server, method, cardId, body);
  if (part === 'cards' && method === 'GET') return listCards(server, query);
  if (method === 'PUT') return keepCards(server, id, body);
  if (id !== server.set.id && method === 'GET') return setMissing();
  if (method === 'DELETE') {
    server.summaries = server.summaries.filter((set) => set.id !== id);
    return reply(200, { success: true });
  }
  if (method === 'PATCH') rename(server, id, body.name ?? '');
  return reply(200, { set: count(server) });
}

export function setMissing(): Response {
  return reply(404, { code: 'set-not-found', message: 'Flashcard set not found' });
}

function rename(server: StubSets, id: string, name: string): void {
  server.summaries = server.summaries.map((set) => (set.id === id ? { ...set, name } : set));
  if (server.set.id === id) server.set = { ...server.set, name };
}

function keepCards(server: StubSets, id: string, { name, cards = [] }: Body): Response {
  if (name !== undefined) server.set = { ...openSet, id, name, titles: [], lastStudied: null };
  const known = new Set(server.cards.map((card) => card.id));
  const added = cards.filter((card) => !known.has(card.id));
  server.cards = [...server.cards, ...added.map((card) => makeCard(server.cards.length + 1, card))];
  return reply(200, { added: added.length, set: count(server) });
}

function listCards(server: StubSets, query: URLSearchParams): Response {
  const ids = query.get('ids')?.split(',');
  const search = query.get('search')?.toLowerCase() ?? '';
  const found = server.cards
    .filter(({ id }) => !ids || ids.includes(id))
    .filter(({ isBookmarked }) => query.get('filter') !== 'bookmarked' || isBookmarked)
    .filter(({ front, back }) => `${front} ${back}`.toLowerCase().includes(search));
  const offset = Number(query.get('offset') ?? 0);
  const cards = found.slice(offset, offset + Number(query.get('limit') ?? 100));
  return reply(200, { cards, total: found.length });
}

function changeCard(
  server: StubSets,
  method: string | undefined,
  cardId: string,
  body: Body,
): Response {
  const card = server.cards.find(({ id }) => id === cardId);
  if (!card) return reply(404, { code: 'card-not-found', message: 'Gone.' });
  if (method === 'DELETE') {
    server.cards = server.cards.filter(({ id }) => id !== cardId);
    return reply(200, { success: true });
  }
  const { front = card.front, back = card.back, isBookmarked = card.isBookmarked } = body;
  const changed = { ...card, front, back, isBookmarked };
  server.cards = server.cards.map((one) => (one.id === cardId ? changed : one));
  return reply(200, { card: changed });
}

function moveCard(server: StubSets, cardId: string, after: string | null | undefined): Response {
  const moved = server.cards.filter(({ id }) => id === cardId);
  const others = server.cards.filter(({ id }) => id !== cardId);
  server.cards = others.toSpliced(others.findIndex(({ id }) => id === after) + 1, 0, ...moved);
  return reply(200, { success: true });
}

/** In its place, which its number is. */
function restoreCard(server: StubSets, cardId: string): Response {
  const card = makeCard(Number(cardId.slice(-4)) - 1000);
  server.cards = [...server.cards, card].toSorted((one, other) => one.place - other.place);
  return reply(200, { card });
}

function count({ set, cards }: StubSets): CardSet {
  const ofType = (type: KeptCard['type']) => cards.filter((card) => card.type === type).length;
  const knownCount = cards.filter(({ standing }) => standing === 'known').length;
  return {
    ...set,
    totalCards: cards.length,
    knownCount,
    bookmarkedCount: cards.filter(({ isBookmarked }) => isBookmarked).length,
    progress: cards.length === 0 ? 0 : Math.round((knownCount / cards.length) * 100),
    typeCounts: {
      'term-definition': ofType('term-definition'),
      'question-answer': ofType('question-answer'),
      'fill-in-blank': ofType('fill-in-blank'),
    },
  };
}
