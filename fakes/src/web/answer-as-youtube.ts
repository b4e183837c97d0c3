import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Track = { languageCode: string; kind?: 'asr'; lines: readonly [string, string][] };
type Video = { title: string; tracks: readonly Track[] };

const inEnglish: Track = {
  languageCode: 'en-GB',
  lines: [
    ['00:00:00.000', 'Transpiration is the loss of water vapour from the leaves of a plant.'],
    ['00:00:47.500', 'Stomata are small pores that let carbon dioxide in.'],
    ['00:01:08.000', 'The xylem is the tissue that carries water from the roots.'],
    ['00:02:15.000', 'Osmosis is the movement of water through a membrane.'],
  ],
};

const heard: Track = {
  languageCode: 'en',
  kind: 'asr',
  lines: [
    ['00:00:01.000', 'transpiration is the loss of water'],
    ['00:00:03.000', 'vapour'],
  ],
};

const inGerman: Track = {
  languageCode: 'de',
  lines: [
    ['00:00:00.000', 'Wasser verdunstet aus den Blättern.'],
    ['00:00:09.000', 'Es steigt im Stamm auf.'],
  ],
};

const videos: Readonly<Record<string, Video>> = {
  'plant-water': { title: 'How plants drink', tracks: [inGerman, inEnglish, heard] },
  'only-heard1': { title: 'How plants drink, live', tracks: [inGerman, heard] },
  'no-captions': { title: 'A silent film', tracks: [] },
};

/** As YouTube answers a player, and what asks for captions; false where something else is asked for. */
export async function answerAsYouTube(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.headers.host !== 'www.youtube.com') return false;
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://www.youtube.com');
  if (pathname === '/youtubei/v1/player' && request.method === 'POST') {
    const reply = describe(await text(request), request.headers['content-type']);
    response.writeHead(reply ? 200 : 400, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(JSON.stringify(reply ?? { error: { code: 400, status: 'INVALID_ARGUMENT' } }));
    return true;
  }
  if (pathname !== '/api/timedtext') return false;
  response.writeHead(200, { 'content-type': 'text/vtt; charset=UTF-8' });
  response.end(writeCaptions(searchParams));
  return true;
}

function describe(body: string, type: string | undefined): object | undefined {
  if (type !== 'application/json') return undefined;
  const { context, videoId }: { context?: { client?: Client }; videoId?: string } =
    JSON.parse(body);
  const { clientName, clientVersion } = context?.client ?? {};
  if (clientName === undefined || clientVersion === undefined) return undefined;
  const video = videos[videoId ?? ''];
  if (!video) return { playabilityStatus: { status: 'ERROR', reason: 'Video unavailable' } };
  const token = clientName === 'ANDROID' ? '' : '&exp=xpe';
  const captionTracks = video.tracks.map(({ languageCode, kind }, at) => ({
    baseUrl: `http://www.youtube.com/api/timedtext?v=${videoId}&track=${at}&lang=${languageCode}${token}`,
    name: { runs: [{ text: languageCode }] },
    languageCode,
    ...(kind && { kind }),
  }));
  return {
    playabilityStatus: { status: 'OK' },
    videoDetails: { videoId, title: video.title },
    ...(captionTracks.length > 0 && {
      captions: { playerCaptionsTracklistRenderer: { captionTracks } },
    }),
  };
}

type Client = { clientName?: string; clientVersion?: string };

/** Empty where a token is asked for that none but a browser has. */
function writeCaptions(asked: URLSearchParams): string {
  const track = videos[asked.get('v') ?? '']?.tracks[Number(asked.get('track'))];
  if (!track || asked.has('exp') || asked.get('fmt') !== 'vtt') return '';
  const cues = track.lines.map(([start, words]) => `${start} --> ${start}\n${words}\n`);
  return `WEBVTT\nKind: captions\nLanguage: ${track.languageCode}\n\n${cues.join('\n')}`;
}
