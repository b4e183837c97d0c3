import type { ServerResponse } from 'node:http';
import { z } from '@engram/core/zod.ts';
import type { AiFault } from '../faults.ts';

/** The categories of OpenAI's moderation that somebody may ask for. */
const categories = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
] as const;

const Body = z.looseObject({
  model: z.string(),
  input: z.union([z.string(), z.array(z.string()).min(1)]),
});

/** What came in, or what is wrong with it. */
export function readModeration(body: unknown): { inputs: string[] } | { fault: string } {
  const read = Body.safeParse(body);
  if (!read.success) return { fault: z.prettifyError(read.error) };
  const { input } = read.data;
  return { inputs: typeof input === 'string' ? [input] : input };
}

/**
 * Finds in a text what the text itself orders: `[moderation illicit/violent 0.97]` gives that score.
 * Everything else is harmless.
 */
function scoreText(text: string) {
  const ordered = new Map(
    [...text.matchAll(/\[moderation ([a-z/-]+) ([0-9.]+)\]/g)].map(([, name = '', score]) => [
      name,
      Number(score),
    ]),
  );
  const scores = Object.fromEntries(categories.map((name) => [name, ordered.get(name) ?? 0.0001]));
  const flags = Object.fromEntries(categories.map((name) => [name, (scores[name] ?? 0) > 0.5]));
  return {
    flagged: Object.values(flags).includes(true),
    categories: flags,
    category_scores: scores,
  };
}

/** Answers as asked, or misbehaves: a stalled or a slow answer never comes. */
export function sendModeration(
  response: ServerResponse,
  inputs: readonly string[],
  fault: AiFault | undefined,
): void {
  if (fault === 'stall' || fault === 'slow-first-byte') return;
  response.writeHead(200, { 'content-type': 'application/json' });
  if (fault === 'garbage') {
    response.end('<html>Bad gateway</html>');
    return;
  }
  if (fault === 'wrong-schema') {
    response.end(JSON.stringify({ results: [{ verdict: 'fine' }] }));
    return;
  }
  const results = inputs.map(scoreText);
  const answer = JSON.stringify({ id: 'modr-1', model: 'omni-moderation-latest', results });
  if (fault === 'cut') {
    response.write(answer.slice(0, 20), () => response.destroy());
    return;
  }
  response.end(answer);
}
