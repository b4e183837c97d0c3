import { randomInt, randomUUID } from 'node:crypto';
import { askPatiently } from './ask-patiently.ts';

const password = 'a long enough secret';

export type Account = { email: string; token: string };
type Reply = Record<string, unknown>;

/** Calls of the product from outside, as one network of its own. */
export function makeClient(origin: string) {
  const headers = { 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(256)}` };

  async function post(path: string, body: object): Promise<Reply> {
    const response = await askPatiently(`${origin}/api${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return JSON.parse(await response.text());
  }

  return {
    logIn: (email: string) => post('/auth/login', { email, password }),
    async register(): Promise<Account> {
      const email = `bench-${randomUUID()}@example.edu`;
      const { token } = await post('/auth/register', { email, password });
      return { email, token: String(token) };
    },
    /** The status and the body, whatever they are: a refusal is an answer, too. */
    async extract({ token }: Account, name: string, bytes: Uint8Array<ArrayBuffer>) {
      const form = new FormData();
      form.set('document', new Blob([bytes]), name);
      const response = await fetch(`${origin}/api/documents/extract`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: form,
      });
      const body: Reply = JSON.parse(await response.text());
      return { status: response.status, body };
    },
  };
}
