import type { Outcome } from './send-case.ts';

/** A line of a stack, or the name of a file of ours or a library's. */
const stackTrace = /\n\s+at .+[:)]|\\n\s+at .+:\d+|node_modules|\/src\/[\w/-]+\.ts|node:internal/;

/** What must never come back, and how much was refused for now, which limits may do. */
export function judgeOutcome({ replies, isBroken, isUnanswered, text }: Outcome) {
  const refused = replies.filter(
    ({ status, head }) => (status === 503 || status === 429) && /\r\nretry-after: \d+/i.test(head),
  );
  const failed = replies.filter((reply) => reply.status >= 500 && !refused.includes(reply));
  const faults = [
    ...failed.map(({ status, body }) => `answered ${status} ${body.slice(0, 200)}`),
    ...(stackTrace.test(text) ? [`told of its code: ${text.slice(0, 500)}`] : []),
    ...(isBroken ? [`answered what is no reply: ${JSON.stringify(text.slice(-600))}`] : []),
    ...(isUnanswered ? ['no answer'] : []),
  ];
  return { faults, refusals: refused.length };
}
