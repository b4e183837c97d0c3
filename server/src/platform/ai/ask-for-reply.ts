import { AiFailure } from './ai-failure.ts';
import type { Ai, AiModel, AiRequest } from './ai-model.ts';

export type Asking<T> = Omit<AiRequest, 'signal'> & {
  /** For all models together. */
  longestMs: number;
  /** What to make of the JSON of a reply; undefined, or an error, where it is not what was asked for. */
  read: (json: unknown) => T | undefined;
};

/**
 * What the first model says that answers as it was asked to, for replies that nobody watches as they
 * come; undefined when none does.
 */
export async function askForReply<T>(
  ai: Ai,
  { longestMs, read, ...request }: Asking<T>,
): Promise<T | undefined> {
  const signal = AbortSignal.timeout(longestMs);
  for (const model of ai.models) {
    // Whoever is asked after that is not asked at all, and would be paid.
    if (signal.aborted) return undefined;
    try {
      const said = readReply(await gather(model, { ...request, signal }), read);
      if (said !== undefined) return said;
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      // What one refuses for its content is not carried to the next one.
      if (error.kind === 'refused') return undefined;
    }
  }
  return undefined;
}

async function gather(model: AiModel, request: AiRequest): Promise<string> {
  let reply = '';
  for await (const chunk of model.ask(request)) if ('text' in chunk) reply += chunk.text;
  return reply;
}

function readReply<T>(reply: string, read: Asking<T>['read']): T | undefined {
  try {
    return read(JSON.parse(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1)));
  } catch {
    // A reply of another shape counts as none.
    return undefined;
  }
}
