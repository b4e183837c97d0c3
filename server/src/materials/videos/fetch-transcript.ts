import type { Reply } from '@engram/core/endpoint.ts';
import { materialLimits } from '@engram/core/limits.ts';
import { materialMessages as words } from '@engram/core/materials/messages.ts';
import type { readVideo } from '@engram/core/materials/reading-api.ts';
import { readTranscript, writeClock } from '@engram/core/materials/transcript.ts';
import { AppError } from '../../http/app-error.ts';
import type { Web } from '../web-pages/open-web.ts';
import { PageRefusedError } from '../web-pages/page-refused-error.ts';
import { findCaptions } from './player-reply.ts';

type FetchTranscript = (video: string, signal: AbortSignal) => Promise<Reply<typeof readVideo>>;

/**
 * The words of a video with their times, as people would copy them from its page. YouTube offers no
 * official way to them: this one asks as its own app does, and may end any day.
 */
export function makeFetchTranscript({ fetchChecked, scheme }: Web): FetchTranscript {
  return async (video, signal) => {
    try {
      const captions = findCaptions(await askPlayer(video, signal));
      const transcript = captions && (await fetchCaptions(captions.address, signal));
      if (!transcript) throw missing();
      return { title: captions.title.slice(0, materialLimits.maxTitleLength), transcript };
    } catch (error) {
      if (error instanceof PageRefusedError) throw missing(error);
      throw error;
    }
  };

  async function askPlayer(videoId: string, signal: AbortSignal): Promise<string> {
    const { bytes } = await fetchChecked(
      {
        address: `${scheme}://www.youtube.com/youtubei/v1/player?prettyPrint=false`,
        accept: 'application/json',
        body: JSON.stringify({ context: { client }, videoId }),
        examine: () => undefined,
      },
      signal,
    );
    return bytes.toString();
  }

  /** Undefined where nothing comes, which is how YouTube refuses. */
  async function fetchCaptions(from: string, signal: AbortSignal): Promise<string | undefined> {
    const address = URL.parse(from);
    if (address?.hostname !== 'www.youtube.com') return undefined;
    address.searchParams.set('fmt', 'vtt');
    const { bytes } = await fetchChecked(
      { address: address.href, accept: 'text/vtt', examine: () => undefined },
      signal,
    );
    const cues = readTranscript(bytes.toString())?.cues;
    return cues?.map(({ seconds, text }) => `${writeClock(seconds)} ${text}`).join('\n');
  }
}

/** The web player's captions come with a token that only a browser makes; those of the app do not. */
const client = { clientName: 'ANDROID', clientVersion: '20.10.38', hl: 'en' };

function missing(cause?: Error): AppError {
  return new AppError('transcript-missing', {
    details: words.transcriptMissingHint,
    ...(cause && { cause }),
  });
}
