import type { FastifyInstance } from 'fastify';
import { v4 as uuidv4 } from 'uuid';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Options = { headers?: Record<string, string>; address?: string; payload?: object };
type Teacher = { headers: Record<string, string> };

export const words = { name: 'Biology 8B', school: 'Northgate School', term: 'Autumn' } as const;

/** The calls of classes, as browsers make them. */
export function makeClassCalls(app: FastifyInstance) {
  const call = (method: Method, path: string, { headers = {}, address, payload }: Options = {}) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(payload && { payload }),
      ...(address !== undefined && { remoteAddress: address }),
    });

  const join = (
    code: string,
    name: string,
    { key = uuidv4(), ...options }: Options & { key?: string } = {},
  ) =>
    call('POST', `/join/${code}/members`, {
      ...options,
      headers: { 'idempotency-key': key, ...options.headers },
      payload: { name },
    });

  return {
    call,
    join,

    create: ({ headers }: Teacher, changes: object = {}) =>
      call('POST', '/classes', { headers, payload: { ...words, mayKeepData: true, ...changes } }),

    comeBack: (code: string, typed: string, { payload, ...options }: Options = {}) =>
      call('POST', `/join/${code}/way-back`, {
        ...options,
        headers: { 'idempotency-key': uuidv4(), ...options.headers },
        payload: { words: typed, ...payload },
      }),

    /** Joined, with what the device keeps and the id that the teacher sees. */
    async joinAs(teacher: Teacher, { id, code }: { id: string; code: string }, name: string) {
      const before = await idsOf(teacher, id);
      const { token, words: told } = (await join(code, name)).json();
      const memberId = (await idsOf(teacher, id)).find((one) => !before.includes(one)) ?? '';
      return { token, words: told, memberId, headers: { 'engram-member': token } };
    },

    membership: (classId: string, token: string) =>
      call('GET', `/classes/${classId}/membership`, { headers: { 'engram-member': token } }),

    members: async ({ headers }: Teacher, classId: string) =>
      (await call('GET', `/classes/${classId}/members`, { headers })).json().members,
  };

  async function idsOf({ headers }: Teacher, classId: string): Promise<string[]> {
    const { members } = (await call('GET', `/classes/${classId}/members`, { headers })).json();
    return members.map((member: { id: string }) => member.id);
  }
}
