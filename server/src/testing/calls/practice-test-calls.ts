import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { configOf } from './test-config.ts';

type Caller = { headers: Record<string, string> };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What is sent to keep a test. */
export function savingOf(changes: object = {}): Record<string, unknown> {
  return {
    name: 'Practice Test',
    config: configOf(),
    generationId: null,
    studyMaterial: 'Notes',
    parts: [],
    questions: [],
    ...changes,
  };
}

/** The calls of practice tests, as a browser makes them, against one node. */
export function makePracticeTestCalls(app: FastifyInstance) {
  const call = ({ headers }: Caller, method: Method, path: string, payload?: object) =>
    app.inject({ method, url: `/api/tests${path}`, headers, ...(payload ? { payload } : {}) });

  return {
    save: (caller: Caller, changes: object, id: string = uuidv7()) =>
      call(caller, 'PUT', `/${id}`, savingOf(changes)),

    get: (caller: Caller, id: string) => call(caller, 'GET', `/${id}`),

    list: (caller: Caller, query: Record<string, string> = {}) =>
      call(caller, 'GET', `?${new URLSearchParams(query).toString()}`),

    rename: (caller: Caller, id: string, name: string) => call(caller, 'PATCH', `/${id}`, { name }),

    remove: (caller: Caller, id: string) => call(caller, 'DELETE', `/${id}`),

    edit: (caller: Caller, id: string, questionId: string, body: object) =>
      call(caller, 'PUT', `/${id}/questions/${questionId}`, body),

    add: (caller: Caller, id: string, questionId: string, edit: object) =>
      call(caller, 'PUT', `/${id}/own-questions/${questionId}`, { edit }),

    takeOut: (caller: Caller, id: string, questionId: string) =>
      call(caller, 'DELETE', `/${id}/questions/${questionId}`),

    restore: (caller: Caller, id: string, questionId: string) =>
      call(caller, 'PUT', `/${id}/questions/${questionId}/restoration`),

    move: (caller: Caller, id: string, questionId: string, after: string | null) =>
      call(caller, 'PUT', `/${id}/questions/${questionId}/position`, { after }),

    setPoints: (caller: Caller, id: string, questionId: string, points: number) =>
      call(caller, 'PUT', `/${id}/questions/${questionId}/points`, { points }),

    tell: (caller: Caller, what: 'explanation' | 'hint', id: string, questionId: string) =>
      call(caller, 'POST', `/${id}/questions/${questionId}/${what}`),
  };
}
