import type { User } from '@engram/core/accounts/user.ts';
import { vi } from 'vitest';

type Answers = Record<string, () => Response | Promise<Response>>;
type Asked = { path: string; init: RequestInit };

export const maya: User = {
  uid: '7b8f1c2e-4d3a-4e5f-8a6b-1c2d3e4f5a6b',
  email: 'maya.okafor@example.edu',
  displayName: 'Maya Okafor',
  emailVerified: true,
  timeZone: 'Europe/London',
  plan: 'free',
  isPremium: false,
};

/** What a server says that knows Maya's session. */
export const knowsMaya: Answers = {
  '/api/auth/verify-token': () => reply(200, { valid: true, user: maya }),
  '/api/auth/logout': () => reply(200, { success: true }),
};

/** The network of a test: answers by path, and remembers what was asked. */
export function stubServer(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    const answer = answers[path];
    if (!answer) throw new TypeError(`The test has no answer for ${path}`);
    return answer();
  });
  return asked;
}

export function reply(status: number, data: unknown): Response {
  return new Response(JSON.stringify(data), { status });
}

export function neverReply(): Promise<Response> {
  return new Promise(() => undefined);
}

/** What a call sent, read as the server would. */
export function bodyOf(call: Asked | undefined): unknown {
  const body = call?.init.body;
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}
