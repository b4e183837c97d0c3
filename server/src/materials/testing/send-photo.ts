import { type PhotoEvent, recognizePhoto } from '@engram/core/materials/reading-api.ts';
import { createParser } from 'eventsource-parser';
import { z } from 'zod';

const Refused = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().optional(),
});

export type Told = { events: PhotoEvent[]; refused: z.infer<typeof Refused> | undefined };

type Sending = {
  /** With the part of the path that says who reads it. */
  url: string;
  headers: Record<string, string>;
  name: string;
  content: Uint8Array<ArrayBuffer>;
  signal?: AbortSignal;
};

/** What the server tells of a picture, from its first event to its last. */
export async function sendPhoto({ url, headers, name, content, signal }: Sending): Promise<Told> {
  const body = new FormData();
  body.append('document', new Blob([content]), name);
  const response = await fetch(url, { method: 'POST', body, headers, ...(signal && { signal }) });
  if (!response.ok) return { events: [], refused: Refused.parse(await response.json()) };
  const told: Told = { events: [], refused: undefined };
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'error') told.refused = Refused.parse(JSON.parse(data));
      else if (event !== 'end') told.events.push(recognizePhoto.reply.parse(JSON.parse(data)));
    },
  });
  parser.feed(await response.text());
  return told;
}
