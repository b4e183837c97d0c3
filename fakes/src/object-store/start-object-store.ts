import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { close, listen } from '../listen.ts';
import { checkSignature, type Keys } from './check-signature.ts';

/** How it may misbehave, until it is told otherwise. */
export type Mischief = 'none' | 'refuses' | 'breaks-off' | 'hangs-up' | 'lies-about-length';

export type ObjectStoreFake = {
  /** With the bucket. */
  url: string;
  keys: Keys;
  /** What it has, by path. */
  objects: Map<string, Buffer>;
  /** Codes of what it refused, in their order. */
  refused: string[];
  misbehave: (mischief: Mischief) => void;
  stop: () => Promise<void>;
};

const keys: Keys = {
  accessKeyId: 'AKIAFAKE',
  secretAccessKey: 'a-secret-of-the-fake',
  region: 'eu-central-1',
};

/** A store of one bucket that speaks what we need of S3: PUT, GET and DELETE, all of them signed. */
export async function startObjectStore({
  port = 0,
  now,
}: {
  port?: number;
  now: () => Date;
}): Promise<ObjectStoreFake> {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  let mischief: Mischief = 'none';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (mischief === 'hangs-up') return void request.socket.destroy();
    if (mischief === 'refuses') return refuse(response, 503, 'SlowDown');
    const problem = checkSignature(request, body, { keys, now: now() });
    if (problem !== undefined) return refuse(response, 403, problem);
    const path = request.url ?? '';
    if (!path.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
    return serve(request.method ?? '', path, { body, response });
  }

  function serve(
    method: string,
    path: string,
    { body, response }: { body: Buffer; response: ServerResponse },
  ): void {
    if (method === 'PUT') {
      objects.set(path, body);
      return void response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      objects.delete(path);
      return void response.writeHead(204).end();
    }
    const content = objects.get(path);
    if (!content) return refuse(response, 404, 'NoSuchKey');
    const length = mischief === 'lies-about-length' ? 10 ** 9 : content.length;
    response.writeHead(200, { 'content-length': length });
    if (mischief !== 'breaks-off') return void response.end(content);
    response.write(content.subarray(0, 10), () => response.destroy());
  }

  function refuse(response: ServerResponse, status: number, code: string): void {
    refused.push(code);
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<Error><Code>${code}</Code></Error>`);
  }

  const server = createServer((request, response) => {
    // Who hangs up in the middle is none of our business.
    answer(request, response).catch(() => response.destroy());
  });
  const url = `http://127.0.0.1:${await listen(server, port)}/${bucket}`;
  return {
    url,
    keys,
    objects,
    refused,
    misbehave: (next) => (mischief = next),
    stop: () => {
      server.closeAllConnections();
      return close(server);
    },
  };
}

const bucket = 'pictures-of-engram';
