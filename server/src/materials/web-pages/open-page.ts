import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { product } from '@engram/core/product.ts';
import { hostOf } from './check-address.ts';

export type Place = { host: string; port: number };
export type Dial = (checked: Place) => Place;

type Opening = {
  /** An address, never a name: nothing is resolved a second time. */
  at: Place;
  accept: string;
  /** JSON to send. */
  body: string | undefined;
  signal: AbortSignal;
};

/** Asks for a page and waits for its headers. It brings no cookie, and no agent remembers anything. */
export function openPage(
  url: URL,
  { at, accept, body, signal }: Opening,
): Promise<IncomingMessage> {
  const name = hostOf(url);
  const options: RequestOptions & { servername: string } = {
    host: at.host,
    port: at.port,
    path: `${url.pathname}${url.search}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      host: url.host,
      accept,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'accept-encoding': 'gzip, br',
      'accept-language': '*',
      'user-agent': `${product.name}/1.0 (reads a page for one person)`,
    },
    agent: false,
    maxHeaderSize: 32 * 1024,
    signal,
    // The certificate has to be that of the name, which is not what is dialled.
    servername: isIP(name) === 0 ? name : '',
  };
  return new Promise((fulfil, reject) => {
    const request = url.protocol === 'https:' ? https.request(options) : http.request(options);
    request.once('response', fulfil);
    request.once('error', reject);
    // A server that wants to speak something else is not answered.
    request.once('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('upgraded'));
    });
    request.end(body);
  });
}
