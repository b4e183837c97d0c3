import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeFetchChecked } from '../fetch-checked.ts';
import { makeFetchPage } from '../fetch-page.ts';
import type { Place } from '../open-page.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** For tests: a web of names that we answer for, behind real sockets on loopback. */
export async function startWeb(answer: Answer) {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = addressOf(server);
  const dialled: Place[] = [];
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    dialled,
    /** Dials the server instead of what was checked, so that the checks themselves are the real ones. */
    fetcher(resolve: (name: string) => Promise<string[]>, timeLimit?: () => AbortSignal) {
      const fetchChecked = makeFetchChecked({
        resolve,
        dial(checked) {
          dialled.push(checked);
          return { host: '127.0.0.1', port };
        },
        ...(timeLimit && { timeLimit }),
      });
      return makeFetchPage(fetchChecked);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function addressOf(server: http.Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address;
}
