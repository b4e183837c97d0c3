import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { close, listen } from '../../listen.ts';

export type CaughtWebhook = { body: string; signature: string };

/** For tests: somebody who is told, and answers with `answer.status`. */
export async function catchWebhooks() {
  const caught: CaughtWebhook[] = [];
  const answer = { status: 200 };
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      caught.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(answer.status).end();
    });
  });
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    caught,
    answer,
    types: (): string[] => caught.map(({ body }) => String(JSON.parse(body).type)),
    async stop() {
      server.closeAllConnections();
      await close(server);
    },
  };
}
