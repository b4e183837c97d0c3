import { z } from '@engram/core/zod.ts';

/** A picture as a provider got it. */
export type SentPicture = { mediaType: string; content: Buffer };

/** What the providers take, by the first bytes of each. */
const beginnings: Readonly<Record<string, string>> = {
  'image/jpeg': '\xff\xd8\xff',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/gif': 'GIF8',
  'image/webp': 'RIFF',
};

/** Whole base64 of a picture that is what it is said to be, as every provider demands. */
export function readPicture(
  { mediaType, data }: { mediaType: string; data: string },
  context: z.RefinementCtx,
): SentPicture {
  const content = Buffer.from(data, 'base64');
  const isWhole = content.length > 0 && content.toString('base64') === data;
  const begins = beginnings[mediaType];
  const isTrue = begins !== undefined && content.toString('latin1', 0, 16).startsWith(begins);
  if (isWhole && isTrue) return { mediaType, content };
  const message = isWhole ? `The image is no ${mediaType}` : 'The image is no valid base64';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
