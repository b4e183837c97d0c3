import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '../ledger.ts';
import { readMessagesRequest, speakAnthropic } from './anthropic-protocol.ts';
import { readGeminiRequest, speakGemini } from './gemini-protocol.ts';
import {
  type Asked,
  type Dialect,
  readChatRequest,
  speakDeepSeek,
  speakOpenAi,
  speakOwn,
} from './protocol.ts';
import type { Refuse } from './refuse.ts';
import { refuseAsAnthropic } from './refuse-as-anthropic.ts';
import { refuseAsDeepSeek, refuseAsOpenAi, refuseAsOwn } from './refuse-as-chat.ts';
import { refuseAsGemini } from './refuse-as-gemini.ts';

type Coming = { body: unknown; headers: IncomingHttpHeaders; pathname: string };

/** How one provider is asked, answers and refuses. */
export type Tongue = {
  /** Where its API begins. */
  base: string;
  /** Where its models are asked. */
  asks: RegExp;
  read: (coming: Coming) => { asked: Asked } | { fault: string };
  speak: (call: Call, asked: Asked) => Dialect;
  refuse: Refuse;
};

export const openAiTongue: Tongue = {
  base: '/v1',
  asks: /^\/v1\/chat\/completions$/,
  read: ({ body }) => readChatRequest(body),
  speak: speakOpenAi,
  refuse: refuseAsOpenAi,
};

const geminiAsks = /^\/v1beta\/models\/([^/:]+):(stream)?generateContent$/i;

export const tongues: readonly Tongue[] = [
  {
    base: '/deepseek',
    asks: /^\/deepseek\/chat\/completions$/,
    read({ body }) {
      const read = readChatRequest(body);
      if ('asked' in read && read.asked.pictures.length > 0) {
        return { fault: 'messages[1]: unknown variant `image_url`, expected `text`' };
      }
      // It has a mode for JSON, and none for a schema.
      return 'asked' in read && read.asked.format === 'schema'
        ? { fault: 'This response_format type is unavailable now' }
        : read;
    },
    speak: speakDeepSeek,
    refuse: refuseAsDeepSeek,
  },
  {
    base: '/v1beta',
    asks: geminiAsks,
    read({ body, pathname }) {
      const [, model = '', stream] = geminiAsks.exec(pathname) ?? [];
      return readGeminiRequest(body, { model, isStream: stream !== undefined });
    },
    speak: speakGemini,
    refuse: refuseAsGemini,
  },
  {
    base: '/anthropic',
    asks: /^\/anthropic\/v1\/messages$/,
    read({ body, headers }) {
      return readMessagesRequest(body, headers['anthropic-version']?.toString());
    },
    speak: speakAnthropic,
    refuse: refuseAsAnthropic,
  },
  {
    base: '/own',
    asks: /^\/own\/v1\/chat\/completions$/,
    read: ({ body }) => readChatRequest(body),
    speak: speakOwn,
    refuse: refuseAsOwn,
  },
  openAiTongue,
];
