import { expect, it } from 'vitest';
import { reply, stubServer } from '../../testing/stub-server.ts';
import { verifySession } from './session-calls.ts';

it("says 'Token verification failed with status: 401' for an answer of 401 [ERR-18]", async () => {
  answerWith(401, { code: 'invalid-token', valid: false, message: 'Invalid token' });
  await expect(verify('old')).rejects.toThrow(/^Token verification failed with status: 401$/);
});

it("says 'Token verification failed with status: 404' for an answer of 404 [ERR-18]", async () => {
  answerWith(404, {});
  await expect(verify('old')).rejects.toThrow(/^Token verification failed with status: 404$/);
});

it("says 'Invalid response from server' for an answer without valid [ERR-19]", async () => {
  answerWith(200, { user: { email: 'maya.okafor@example.edu' } });
  await expect(verify('odd')).rejects.toThrow(/^Invalid response from server$/);
});

it("says 'Invalid token' for valid: false without a message [ERR-20]", async () => {
  answerWith(200, { valid: false });
  await expect(verify('old')).rejects.toThrow(/^Invalid token$/);
});

it("says the server's message for valid: false with one [ERR-20]", async () => {
  answerWith(200, { valid: false, message: 'This session has expired' });
  await expect(verify('old')).rejects.toThrow(/^This session has expired$/);
});

it('keeps what an outdated page has to know', async () => {
  answerWith(426, { code: 'client-outdated' });
  await expect(verify('good')).rejects.toMatchObject({ code: 'client-outdated' });
});

function verify(token: string) {
  return verifySession({ token, signal: new AbortController().signal });
}

function answerWith(status: number, data: unknown) {
  stubServer({ '/api/auth/verify-token': () => reply(status, data) });
}
