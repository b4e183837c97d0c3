import type { AiRequest } from './ai-model.ts';

/** What goes in with a request, roughly. */
export function estimateInput({ instructions, prompt, picture }: AiRequest): number {
  return (
    estimateTokens(instructions) + estimateTokens(prompt) + (picture ? countPixels(picture) : 0)
  );
}

/** A rough count for what was paid when nobody tells: four Latin letters a token, others one each. */
export function estimateTokens(text: string): number {
  const wide = text.match(/[^\p{Script=Latin}\p{Script=Common}]/gu)?.length ?? 0;
  return Math.ceil((text.length - wide) / 4 + wide);
}

/** Providers cut a picture into squares; those that count the most of them take 630 pixels a token. */
const pixelsPerToken = 600;

function countPixels({ width, height }: NonNullable<AiRequest['picture']>): number {
  return Math.ceil((width * height) / pixelsPerToken);
}
