import { z } from '../zod.ts';
import type { Material } from './material.ts';
import { findVideo, writeMoment } from './video-address.ts';

/** As YouTube names a video. */
export const VideoId = z.string().regex(/^[\w-]{11}$/);

/** Of a transcript: its pages are the minutes of a video, which is known or not. */
export const Recording = z.object({ video: VideoId.optional() });
export type Recording = z.infer<typeof Recording>;

/** Where in a recording something is said. */
export const Moment = Recording.extend({ minute: z.int().min(0).max(100_000) });
export type Moment = z.infer<typeof Moment>;

/** What a material is a transcript of, if it is one. */
export function recordingOf({
  kind,
  address,
}: Pick<Material, 'kind' | 'address'>): Recording | undefined {
  if (kind !== 'transcript') return undefined;
  const video = findVideo(address ?? '');
  return video === undefined ? {} : { video };
}

/** Where it can be watched from there, if that is known. */
export function linkOf({ video, minute }: Moment): string | undefined {
  return video === undefined ? undefined : writeMoment(video, minute * 60);
}
