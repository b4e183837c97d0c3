import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '@engram/core/zod.ts';
import { close, listen } from './listen.ts';

/** What goes wrong with the next answers; the list grows with the generation engine. */
export type AiFault =
  | 'rate-limited'
  | 'server-error'
  | 'unauthorized'
  | 'cut'
  | 'stall'
  | 'garbage';

export type AiAnswer = (request: AiRequest) => string;

const AiRequest = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
export type AiRequest = z.infer<typeof AiRequest>;

export type AiProviderOptions = { port?: number; tokensPerSecond?: number; answer?: AiAnswer };

/**
 * Speaks the streaming chat protocol of OpenAI-compatible servers, at the speed of a real one, and
 * misbehaves on request: in code through `fail`, over HTTP by POST /faults.
 */
export async function startAiProvider(options: AiProviderOptions = {}) {
  const { tokensPerSecond = 80, answer = echoTask } = options;
  const faults: AiFault[] = [];
  const requests: AiRequest[] = [];

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const port = await listen(server, options.port ?? 0);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = JSON.parse(await readText(request));
    if (request.url === '/faults' && Array.isArray(body)) {
      faults.push(...body);
      response.writeHead(204).end();
      return;
    }
    const asked = AiRequest.parse(body);
    requests.push(asked);
    const fault = faults.shift();
    if (fault && fault in refusals) return refuse(response, fault);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    await stream(response, fault === 'garbage' ? '}{ not json' : answer(asked), fault);
  }

  async function stream(response: ServerResponse, text: string, fault?: AiFault): Promise<void> {
    const tokens = text.match(/\S+\s*|\s+/g) ?? [];
    const stopAt = fault === 'cut' || fault === 'stall' ? Math.ceil(tokens.length / 2) : Infinity;
    for (const [index, token] of tokens.entries()) {
      if (index >= stopAt && fault === 'cut') return void response.destroy();
      if (index >= stopAt) return;
      response.write(chunk({ delta: { content: token }, finish_reason: null }));
      await pause(1000 / tokensPerSecond);
    }
    response.write(chunk({ delta: {}, finish_reason: 'stop' }));
    response.end('data: [DONE]\n\n');
  }

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    fail: (...next: AiFault[]) => void faults.push(...next),
    async stop() {
      server.closeAllConnections();
      await close(server);
    },
  };
}

const refusals: Partial<Record<AiFault, { status: number; headers: Record<string, string> }>> = {
  'rate-limited': { status: 429, headers: { 'retry-after': '1' } },
  'server-error': { status: 500, headers: {} },
  unauthorized: { status: 401, headers: {} },
};

function refuse(response: ServerResponse, fault: AiFault): void {
  const { status = 500, headers = {} } = refusals[fault] ?? {};
  response.writeHead(status, { ...headers, 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message: fault, type: fault } }));
}

function chunk(choice: object): string {
  const data = { id: 'fake', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] };
  return `data: ${JSON.stringify(data)}\n\n`;
}

function echoTask({ messages }: AiRequest): string {
  return messages.at(-1)?.content ?? '';
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
