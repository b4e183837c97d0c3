import type { FastifyInstance } from 'fastify';
import { randomAddress } from './account-calls.ts';

type Options = { headers?: Record<string, string>; remoteAddress?: string };

export const letter = {
  name: 'Maya Okafor',
  email: 'maya.okafor@example.edu',
  subject: 'Sharing a test with two classes',
  message: 'Can I give my second class its own code for the same test?',
};

/** The contact form's call, as a browser makes it, against one node. */
export function makeContactCall(app: FastifyInstance) {
  // From another network and another address every time, unless a test is about them.
  return (changes: Record<string, unknown> = {}, options: Options = {}) => {
    const remoteAddress = options.remoteAddress ?? randomAddress();
    const email = `maya.${remoteAddress}@example.edu`;
    return app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: options.headers ?? {},
      payload: { ...letter, email, ...changes },
      remoteAddress,
    });
  };
}
