import { randomInt, randomUUID } from 'node:crypto';

const password = 'a long enough secret';

export type Account = { email: string; token: string };
type Reply = Record<string, unknown>;

/** Calls of the product from outside, as one network of its own. */
export function makeClient(origin: string) {
  const headers = { 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(256)}` };

  async function send(method: string, path: string, body: object, token = ''): Promise<Reply> {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...headers,
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return JSON.parse(await response.text());
  }

  const logIn = (email: string) => send('POST', '/auth/login', { email, password });

  return {
    logIn,
    async register(): Promise<Account> {
      const email = `bench-${randomUUID()}@example.edu`;
      const { token } = await send('POST', '/auth/register', { email, password });
      return { email, token: String(token) };
    },
    /** With a session of its own: others may have pushed the first one out. */
    async remove({ email }: Account): Promise<void> {
      const { token } = await logIn(email);
      await send('DELETE', '/account', { confirmation: 'DELETE' }, String(token));
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
