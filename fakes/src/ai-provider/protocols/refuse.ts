import type { ServerResponse } from 'node:http';

/** What a provider answers with a status instead of a reply. */
export const troubles = [
  'invalid',
  'no-format',
  'unauthorized',
  'not-found',
  'quota',
  'rate-limited',
  'rate-without-header',
  'context-too-long',
  'overloaded',
  'server-error',
] as const;
export type Trouble = (typeof troubles)[number];

export type Refusing = {
  /** What is wrong with the request. */
  detail?: string;
  /** What was asked, for servers that repeat it. */
  prompt?: string;
};
export type Refuse = (response: ServerResponse, trouble: Trouble, refusing?: Refusing) => void;

type Refusal = { status: number; body: object };

/** Sends what a provider says in its own words. */
export function makeRefuse(words: (trouble: Trouble, refusing: Refusing) => Refusal): Refuse {
  return (response, trouble, refusing = {}) => {
    const { status, body } = words(trouble, refusing);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(trouble === 'rate-limited' && { 'retry-after': '1' }),
    });
    response.end(JSON.stringify(body));
  };
}
