/**
 * What a screen asks for first, its page asks for before the code of the screen is here
 * (finish-build/write-early-asks.ts): on a slow line both are on their way at once. Each answer is
 * taken once, by the call that would have asked.
 */
export const earlyReplies = { property: 'engramEarlyReplies' } as const;

export type EarlyReply = {
  /** Whose answer it is. */
  token: string;
  reply: Promise<Response>;
  abort: () => void;
};

declare global {
  interface Window {
    /** By method and address: 'GET /api/today'. */
    [earlyReplies.property]?: Map<string, EarlyReply>;
  }
}

type Asked = { url: string; method: string; token: string | undefined };

/** What was asked before something was changed is not true after it. */
export function takeEarlyReply({ url, method, token }: Asked): EarlyReply | undefined {
  const replies = window[earlyReplies.property];
  const key = `${method} ${url}`;
  const early = replies?.get(key);
  if (!early && method !== 'GET') replies?.clear();
  replies?.delete(key);
  return early?.token === token ? early : undefined;
}
