import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import { type ObjectStore, ObjectStoreError } from './object-store.ts';

type Wish = { method: 'PUT' | 'GET' | 'DELETE'; key: string; content?: Buffer };

/** Somebody waits for a picture. */
const timeoutMs = 10_000;
/** More is none of ours. */
const maxBytes = 16 * 1024 * 1024;

/** A store that speaks the protocol of Amazon S3; undefined where none is set up. */
export function openObjectStore(config: Config, clock: Clock): ObjectStore | undefined {
  const { S3_URL, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (S3_URL === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  const signing = { accessKeyId, secretAccessKey, service: 's3', region: config.S3_REGION };
  const root = S3_URL.replace(/\/$/, '');

  async function ask({ method, key, content }: Wish): Promise<Response> {
    const signer = new AwsV4Signer({
      ...signing,
      method,
      url: `${root}/${key}`,
      // The hash is part of what is signed, so that nothing on the way can be exchanged.
      headers: { 'x-amz-content-sha256': hashOf(content) },
      datetime: clock
        .now()
        .toISOString()
        .replace(/[:-]|\.\d{3}/g, ''),
    });
    const signed = await signer.sign();
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(content && { body: new Uint8Array(content) }),
    }).catch((cause: unknown) => {
      throw new ObjectStoreError(`the object store did not answer to ${method}`, { cause });
    });
  }

  return {
    async put(key, content) {
      await expectOk(await ask({ method: 'PUT', key, content }));
    },
    async get(key) {
      const response = await ask({ method: 'GET', key });
      if (response.status === 404) return leave(response);
      return readBytes(await expectOk(response));
    },
    async remove(key) {
      const response = await ask({ method: 'DELETE', key });
      if (response.status !== 404) await expectOk(response);
      await leave(response);
    },
  };
}

async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  await leave(response);
  throw new ObjectStoreError(`the object store answered ${response.status}`);
}

/** What is not read would keep the connection. */
async function leave(response: Response): Promise<undefined> {
  await response.body?.cancel();
  return undefined;
}

/** Half an object is none: the store says how long it is, and so do we how long it may be. */
async function readBytes(response: Response): Promise<Buffer> {
  const announced = Number(response.headers.get('content-length'));
  if (!(announced <= maxBytes)) {
    await leave(response);
    throw new ObjectStoreError('the object is too long');
  }
  const content = await response.arrayBuffer().catch((cause: unknown) => {
    throw new ObjectStoreError('the object broke off', { cause });
  });
  if (content.byteLength !== announced) throw new ObjectStoreError('the object is not whole');
  return Buffer.from(content);
}

function hashOf(content: Buffer | undefined): string {
  return createHash('sha256')
    .update(content ?? '')
    .digest('hex');
}
