import { z } from 'zod';
import type { Config } from '../../config.ts';
import { classifyFailure } from './classify-failure.ts';
import { AiFailure } from './ai-failure.ts';
import type { Moderate } from './ai-model.ts';

/** Nobody waits longer for a second opinion. */
const longestMs = 3_000;

/** A short piece is judged better than a whole chapter. */
const pieceLength = 4_000;

/**
 * What counts, and how sure the provider has to be. Violence, hate and self-harm as such are the
 * subjects of history and medicine: only instructions and what concerns children are asked for.
 */
const marks = [
  { category: 'sexual/minors', least: 0.6, name: 'child exploitation' },
  { category: 'self-harm/instructions', least: 0.8, name: 'self-harm methods' },
  { category: 'illicit/violent', least: 0.85, name: 'weapon or bomb making' },
] as const;

const Answer = z.object({
  results: z.array(z.object({ category_scores: z.record(z.string(), z.number()) })).min(1),
});

/** OpenAI's moderation, which is free with a key; no other provider has one. */
export function openModeration(
  { OPENAI_API_KEY: key, OPENAI_BASE_URL: base = 'https://api.openai.com/v1' }: Config,
  waitMs = longestMs,
): Moderate | undefined {
  if (key === undefined) return undefined;
  return async (text) => {
    const { results } = await ask(`${base.replace(/\/$/, '')}/moderations`, key, { text, waitMs });
    return marks
      .filter(({ category, least }) =>
        results.some(({ category_scores: scores }) => (scores[category] ?? 0) >= least),
      )
      .map(({ name }) => name);
  };
}

type Asking = { text: string; waitMs: number };

async function ask(url: string, key: string, { text, waitMs }: Asking) {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      // A key goes where it was meant.
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'omni-moderation-latest', input: cutPieces(text) }),
    });
    if (!reply.ok) throw classifyFailure({ statusCode: reply.status });
    return Answer.parse(await reply.json());
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) throw new AiFailure('cut');
    throw classifyFailure(error);
  }
}

/** Each piece begins a little before the last one ends, so that no sentence is lost between them. */
const overlap = 200;

function cutPieces(text: string): string[] {
  const count = Math.max(1, Math.ceil((text.length - overlap) / (pieceLength - overlap)));
  return Array.from({ length: count }, (_, index) => {
    const start = index * (pieceLength - overlap);
    return text.slice(start, start + pieceLength).toWellFormed();
  });
}
