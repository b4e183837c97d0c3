import type { Reply } from '@engram/core/endpoint.ts';
import type { listWaysIn as endpoint, PictureModel } from '@engram/core/materials/reading-api.ts';
import type { Config } from '../config.ts';
import type { Ai, AiProvider } from '../platform/ai/ai-model.ts';

/** What an operator may have turned on or not. */
export function listWaysIn({ VIDEO_TRANSCRIPTS: videos }: Config, ai: Ai): Reply<typeof endpoint> {
  const pictureModel = describePictureModel(ai);
  return { videos, ...(pictureModel && { pictureModel }) };
}

/** What reads a photo at a press, if anything does, and whose it is. */
function describePictureModel({ models }: Ai): PictureModel | undefined {
  const found = models.find(({ readsPictures }) => readsPictures);
  if (!found) return undefined;
  const company = companies[found.provider];
  return { ...(company !== undefined && { company }), model: found.model };
}

const companies: Record<AiProvider, string | undefined> = {
  openai: 'OpenAI',
  deepseek: 'DeepSeek',
  gemini: 'Google',
  anthropic: 'Anthropic',
  own: undefined,
};
