import { z } from '@engram/core/zod.ts';

const Track = z.object({
  baseUrl: z.string(),
  languageCode: z.string(),
  /** 'asr' where a machine listened. */
  kind: z.string().optional(),
});
type Track = z.infer<typeof Track>;

/** What YouTube tells a player of a video, as far as it is of use here. */
const PlayerReply = z.object({
  videoDetails: z.object({ title: z.string() }).optional(),
  captions: z
    .object({
      playerCaptionsTracklistRenderer: z.object({ captionTracks: z.array(Track).default([]) }),
    })
    .optional(),
});

type Captions = { title: string; address: string };

/** Undefined where the video has no captions, is not there, or is not shown to just anybody. */
export function findCaptions(reply: string): Captions | undefined {
  const { data } = PlayerReply.safeParse(parseJson(reply));
  const track = chooseTrack(data?.captions?.playerCaptionsTracklistRenderer.captionTracks ?? []);
  return track && { title: data?.videoDetails?.title ?? '', address: track.baseUrl };
}

/**
 * In the language that is spoken, which is the one that a machine has heard; there what people wrote
 * is better than what the machine did.
 */
function chooseTrack(tracks: readonly Track[]): Track | undefined {
  const heard = tracks.find(({ kind }) => kind === 'asr');
  const written = tracks.filter(({ kind }) => kind !== 'asr');
  if (!heard) return written[0];
  const spoken = languageOf(heard);
  return written.find((track) => languageOf(track) === spoken) ?? heard;
}

/** 'en' of 'en-GB'. */
function languageOf({ languageCode }: Track): string | undefined {
  return languageCode.split('-')[0];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
