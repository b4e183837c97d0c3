import type { Material } from '@engram/core/materials/material.ts';
import { vi } from 'vitest';
import { maya, reply } from '../../testing/stub-server.ts';

/** For tests: one saved material; its number makes its id. */
export function makeMaterial(number: number, facts: Partial<Material> = {}): Material {
  return {
    id: `0b0e7c52-7a4f-4d0c-9f0e-${String(number).padStart(12, '0')}`,
    title: `Material ${number}`,
    subject: null,
    kind: 'pdf',
    characters: 1_200,
    usedInTests: 0,
    usedInFlashcardSets: 0,
    createdAt: '2026-03-01T12:00:00.000Z',
    lastUsedAt: '2026-03-14T09:00:00.000Z',
    ...facts,
  };
}

type StubLibrary = {
  materials: readonly Material[];
  /** The screen does not know how many there are on a page of the real one. */
  pageSize: number;
  /** Such as "GET /api/materials?order=last-used". */
  asked: string[];
  sent: unknown[];
  /** Answers instead of the library's own, by method, once each. */
  refusals: Record<string, (() => Response | Promise<Response>)[]>;
};

/** For tests: a server with a library, signed in as Maya; it can be told to fail. */
export function stubLibrary(materials: readonly Material[]): StubLibrary {
  const library: StubLibrary = { materials, pageSize: 50, asked: [], sent: [], refusals: {} };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const url = new URL(path, 'http://engram.example');
    if (url.pathname === '/api/auth/verify-token') return reply(200, { valid: true, user: maya });
    if (url.pathname === '/api/material-coverage') return reply(200, cover(url.searchParams));
    library.asked.push(`${method} ${path}`);
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
    if (sent) library.sent.push(sent);
    const refusal = library.refusals[method]?.shift();
    if (refusal) return refusal();
    const id = url.pathname.split('/')[3];
    if (id === undefined) return list(library, url.searchParams);
    if (method === 'DELETE') {
      library.materials = library.materials.filter((one) => one.id !== id);
      return reply(200, { success: true });
    }
    library.materials = library.materials.map((one) => (one.id === id ? { ...one, ...sent } : one));
    return reply(200, { material: library.materials.find((one) => one.id === id) });
  });
  return library;
}

function list({ materials, pageSize }: StubLibrary, query: URLSearchParams): Response {
  const search = query.get('search')?.toLowerCase() ?? '';
  const wanted = query.get('subject');
  const found = materials.filter(
    ({ title, subject }) =>
      title.toLowerCase().includes(search) && (wanted === null || (subject ?? '') === wanted),
  );
  const start = found.findIndex(({ id }) => id === query.get('after')) + 1;
  return reply(200, {
    materials: found.slice(start, start + pageSize),
    hasMore: found.length > start + pageSize,
    ...countAll(materials),
    ...(search !== '' && { found: countFound(materials, search) }),
  });
}

function countAll(materials: readonly Material[]) {
  return { total: materials.length, subjects: countSubjects(materials) };
}

/** Every subject that is in use, also one in which nothing is found. */
function countFound(materials: readonly Material[], search: string) {
  const found = materials.filter(({ title }) => title.toLowerCase().includes(search));
  const counts = countSubjects(found);
  return {
    total: found.length,
    subjects: countSubjects(materials).map(
      ({ name }) => counts.find((one) => one.name === name) ?? { name, count: 0 },
    ),
  };
}

function countSubjects(materials: readonly Material[]) {
  const names = materials.flatMap(({ subject }) => (subject === null ? [] : [subject]));
  return [...new Set(names)]
    .toSorted()
    .map((name) => ({ name, count: names.filter((one) => one === name).length }));
}

/** A quarter of each was asked about. */
function cover(query: URLSearchParams) {
  const ids = query.get('ids')?.split(',') ?? [];
  const counts = { sentenceCount: 8, askedCount: 2, weakCount: 1 };
  return { coverage: ids.map((id) => ({ id, ...counts })) };
}
