import { z } from 'zod';
import type { Config } from '../config.ts';
import { type Finding, warn } from './finding.ts';

const patienceMs = 3_000;
/** A server may have hundreds. */
const mostNamed = 5;

const Models = z.object({ data: z.array(z.object({ id: z.string() })) });

/** A model server of one's own that does not answer, or does not have the model that is set. */
export async function examineAi({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: Config): Promise<Finding[]> {
  if (AI_BASE_URL === undefined) return [];
  const { host } = new URL(AI_BASE_URL);
  const found = await listModels(AI_BASE_URL, AI_API_KEY);
  if (found === 'away') {
    return [
      warn(
        `The model server at ${host} does not answer. Until it does, other models or the built-in generator make what people ask for.`,
      ),
    ];
  }
  // Servers that hold one model take any name for it, or do not list it.
  if (AI_MODEL === 'default' || found.length === 0 || found.includes(AI_MODEL)) return [];
  const names = found.slice(0, mostNamed).join(', ');
  return [warn(`The model server at ${host} has no model ${AI_MODEL}. It has: ${names}.`)];
}

async function listModels(base: string, key: string | undefined): Promise<string[] | 'away'> {
  try {
    const reply = await fetch(`${base.replace(/\/$/, '')}/models`, {
      // A key goes where it was meant.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    });
    return (
      Models.safeParse(await reply.json().catch(() => undefined)).data?.data.map(({ id }) => id) ??
      []
    );
  } catch {
    return 'away';
  }
}
