import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { close, listen } from '../listen.ts';
import { handleControl } from './control.ts';
import { makeFaultBook } from './faults.ts';
import { makeLedger } from './ledger.ts';
import { makeAnswer } from './make-answer.ts';
import { readModeration, sendModeration } from './protocols/moderations.ts';
import { makePacer } from './protocols/pacer.ts';
import { type Asked, replyFormats } from './protocols/protocol.ts';
import { type Trouble, troubles } from './protocols/refuse.ts';
import { refuseAsOpenAi } from './protocols/refuse-as-chat.ts';
import { openAiTongue, type Tongue, tongues } from './protocols/tongues.ts';
import { readPrompt } from './read-prompt.ts';
import { openReplay } from './replay/open-replay.ts';
import { rememberItems } from './solving/remember-items.ts';
import { sendAnswer } from './protocols/send-answer.ts';
import { readSettings, type AiSettings } from './settings.ts';
import type { Planted } from './writing/spoil-items.ts';

export type AiProviderOptions = Partial<AiSettings> & {
  port?: number;
  /** Answers in place of the writer and the solver; nothing leaves it to them. */
  answer?: (asked: Asked) => string | undefined;
};

export type AiProvider = Awaited<ReturnType<typeof startAiProvider>>;

/**
 * A provider of language models: speaks as OpenAI, DeepSeek, Gemini, Anthropic or a server of one's own
 * do, at the speed of a real one, writes and solves questions about our study texts, and misbehaves on request: in code
 * through `fail`, over HTTP under /control.
 */
export async function startAiProvider({ port = 0, answer, ...options }: AiProviderOptions = {}) {
  const settings = readSettings(options);
  const faults = makeFaultBook(settings.seed);
  const ledger = makeLedger();
  const pacer = makePacer();
  const memory = rememberItems();
  const replay = openReplay(memory);
  const planted: (Planted & { callId: string; model: string })[] = [];
  const violations: string[] = [];
  /** Every text that moderation was asked about. */
  const moderated: string[] = [];
  const state = { settings, faults, ledger, planted, violations };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const taken = await listen(server, port);
  const origin = `http://127.0.0.1:${taken}`;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', origin);
    const body = parse(await readText(request));
    if (pathname.startsWith('/control/')) return handleControl(request, response, { body, state });
    const tongue = tongues.find(({ base }) => pathname.startsWith(`${base}/`)) ?? openAiTongue;
    if (!isAllowed(request)) return tongue.refuse(response, 'unauthorized');
    if (request.method === 'GET' && pathname.endsWith('/v1/models')) return listModels(response);
    if (request.method === 'POST' && pathname === '/v1/moderations') {
      return moderate(response, body);
    }
    if (request.method !== 'POST' || !tongue.asks.test(pathname)) {
      return tongue.refuse(response, 'not-found');
    }
    const read = tongue.read({ body, headers: request.headers, pathname });
    if ('fault' in read) {
      violations.push(read.fault);
      return tongue.refuse(response, 'invalid', { detail: read.fault });
    }
    respond(response, read.asked, tongue);
  }

  function moderate(response: ServerResponse, body: unknown): void {
    const read = readModeration(body);
    if ('fault' in read) {
      violations.push(read.fault);
      return refuseAsOpenAi(response, 'invalid', { detail: read.fault });
    }
    moderated.push(...read.inputs);
    const fault = faults.take({ kind: 'moderate', model: 'omni-moderation-latest' });
    const trouble = findTrouble(fault);
    if (trouble) return refuseAsOpenAi(response, trouble);
    sendModeration(response, read.inputs, fault);
  }

  function isAllowed({ headers }: IncomingMessage): boolean {
    const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
    const key = bearer ?? headers['x-goog-api-key'] ?? headers['x-api-key'];
    return settings.apiKey === null || key === settings.apiKey;
  }

  function respond(response: ServerResponse, asked: Asked, { speak, refuse }: Tongue): void {
    const words = asked.messages.map(({ text }) => text).join('\n');
    const prompt = readPrompt(words);
    const fault = faults.take({ kind: prompt.kind, model: asked.model });
    const { kind } = prompt;
    const call = ledger.open({ kind, model: asked.model, fault: fault ?? null }, asked);
    const isAskedTooMuch =
      replyFormats.indexOf(asked.format) < replyFormats.indexOf(settings.format);
    const trouble = isAskedTooMuch ? 'no-format' : findTrouble(fault);
    if (trouble) {
      ledger.close(call, 'failed');
      const sent = asked.pictures.map(({ content }) => content.toString('base64'));
      return refuse(response, trouble, { prompt: [words, ...sent].join('\n') });
    }
    const made = makeAnswer({
      ...settings,
      prompt,
      fault,
      memory,
      seesPicture: asked.pictures.length > 0,
      // Another model writes other questions and errs in other places.
      seed: `${settings.seed}:${asked.model}`,
      replay: (read) => replay.answerMessages(asked.messages, read, settings),
      scripted: answer?.(asked),
    });
    planted.push(...made.planted.map((one) => ({ ...one, callId: call.id, model: call.model })));
    sendAnswer(response, {
      text: made.text,
      fault,
      call,
      asked,
      dialect: speak(call, asked),
      settings,
      pacer,
      ledger,
    });
  }

  return {
    url: `${origin}/v1`,
    deepSeekUrl: `${origin}/deepseek`,
    geminiUrl: `${origin}/v1beta`,
    anthropicUrl: `${origin}/anthropic/v1`,
    /** A server of one's own that speaks OpenAI's protocol. */
    ownUrl: `${origin}/own/v1`,
    controlUrl: `${origin}/control`,
    /** May be changed while it runs. */
    settings,
    calls: ledger.calls,
    prompts: ledger.prompts,
    /** The last pictures that were sent, as they came. */
    pictures: ledger.pictures,
    running: ledger.running,
    mostAtOnce: ledger.mostAtOnce,
    planted,
    violations,
    moderated,
    /** Replies of language models that were replayed, by whether their prompt is still the same. */
    replayed: replay.counts,
    fail: faults.add,
    async stop() {
      pacer.stop();
      server.closeAllConnections();
      await close(server);
    },
  };
}

function findTrouble(fault: string | undefined): Trouble | undefined {
  return troubles.find((trouble) => trouble === fault);
}

function listModels(response: ServerResponse): void {
  const data = ['fake', 'fake-other'].map((id) => ({
    id,
    object: 'model',
    created: 1_700_000_000,
    owned_by: 'engram',
  }));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', data }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whoever reads the body says what is wrong with it.
    return undefined;
  }
}
