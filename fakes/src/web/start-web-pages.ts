import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { close, listen } from '../listen.ts';
import { answerAsYouTube } from './answer-as-youtube.ts';

const sentence =
  'A large oak can move 400 litres of water on a summer day, without a pump: each leaf loses water to the air, and the next drop follows. ';

const parts = [
  'Osmosis is the movement of water through a membrane from a weak to a strong solution.',
  'Transpiration is the loss of water vapour from the leaves of a plant.',
  'The xylem is the tissue that carries water from the roots to the leaves.',
  'Stomata are small pores that let carbon dioxide in and water vapour out.',
  'The root hair cells take in water from the soil just behind the tip of the root.',
];

const trees = [
  ['Norway', 'Spruce'],
  ['Lebanon', 'Cedar'],
  ['Madagascar', 'Baobab'],
  ['Canada', 'Maple'],
  ['Bhutan', 'Cypress'],
  ['Portugal', 'Cork oak'],
  ['Cuba', 'Royal palm'],
  ['Brazil', 'Brazilwood'],
];

const page = `<!doctype html>
<html lang="en"><head><title>How plants drink | Kew Learning</title></head><body>
<header><nav><a href="/">Home</a> <a href="/shop">Shop</a></nav></header>
<div class="cookie-banner"><p>We use cookies.</p><button>Accept</button></div>
<main><article><h1>How plants drink</h1>
${parts.map((part) => `<p>${part} ${sentence}</p>`).join('\n')}
<table><tr><th>Country</th><th>National tree</th></tr>
${trees.map(([country, tree]) => `<tr><td>${country}</td><td>${tree}</td></tr>`).join('')}
</table></article></main>
<aside><h2>Related</h2><a href="/moss">Ten facts about moss</a></aside>
<footer>Imprint</footer></body></html>`;

/**
 * The web as far as tests go: an article with what sites put around it, a few videos, and pages that
 * are not there.
 */
export async function startWebPages(port = 0) {
  const server = createServer((request, response) => void answer(request, response));
  const url = `http://127.0.0.1:${await listen(server, port)}`;
  return {
    url,
    stop: () => {
      server.closeAllConnections();
      return close(server);
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (await answerAsYouTube(request, response)) return;
  const isThere = request.url === '/plants';
  response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(isThere ? page : '<p>Nothing here.</p>');
}
