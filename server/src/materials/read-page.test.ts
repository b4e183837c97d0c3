import { readPage } from '@engram/core/materials/reading-api.ts';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';
import { startWeb } from './web-pages/testing/start-web.ts';

const sentence =
  'A large oak can move 400 litres of water on a summer day, without a pump, because each leaf loses water. ';
const article = `<h1>How plants drink</h1>${`<p>${sentence.repeat(2)}</p>`.repeat(3)}`;

const web = await startWeb((request, response) => {
  const [type, body] = answers[request.url ?? ''] ?? ['text/html', ''];
  response.writeHead(200, { 'content-type': type }).end(body);
});
afterAll(() => web.stop());

const answers: Record<string, [string, string | Buffer]> = {
  '/plants': [
    'text/html',
    `<title>How plants drink</title><nav>Home</nav><main>${article}</main><footer>Imprint</footer>`,
  ],
  '/letters': [
    'text/html; charset=windows-1251',
    Buffer.concat([
      Buffer.from('<meta charset="utf-8"><p>'),
      Buffer.from([0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0]),
      Buffer.from('</p>'),
    ]),
  ],
  '/notes.txt': ['text/plain', 'Cells divide.'],
  '/empty': ['text/html', '<nav>Home</nav>'],
  '/video': ['video/mp4', 'x'],
};

const environment = { RATE_LIMITS: 'off', WEB_PAGES_STAND_IN: web.origin };
const { app, signIn } = await startTestApp({ environment });
const maya = await signIn();

async function ask(address: string, to = app, headers = maya.headers) {
  const url = '/api/documents/web-page';
  return to.inject({ method: 'POST', url, headers, payload: { address } });
}

it('tells the main text of a page, its title and where it was', async () => {
  const reply = await ask('http://kewlearning.com/plants#drink');
  expect(reply.statusCode).toBe(200);
  const page = readPage.reply.parse(reply.json());
  expect(page).toMatchObject({
    title: 'How plants drink',
    address: 'http://kewlearning.com/plants',
    isCut: false,
  });
  expect(page.text.startsWith('# How plants drink\n\nA large oak')).toBe(true);
  expect(page.text).not.toMatch(/Home|Imprint/);
  expect(page.characters).toBe(page.text.length);
});

it('believes the server about the letters of a page, and names a page without a title', async () => {
  const reply = await ask('http://letters.com/letters');
  expect(reply.json()).toMatchObject({ title: 'letters.com', text: 'Москва' });
});

it('reads a plain text', async () => {
  expect((await ask('http://kewlearning.com/notes.txt')).json().text).toBe('Cells divide.');
});

it.each([
  ['http://kewlearning.com/empty', 422, 'file-empty', 'We found no text on this page.'],
  [
    'http://kewlearning.com/video',
    415,
    'file-type-unsupported',
    'There is no text at this address.',
  ],
  [
    'http://localhost/plants',
    400,
    'address-refused',
    "This isn't the address of a public web page.",
  ],
  ['http://192.168.0.1/', 400, 'address-refused', "This isn't the address of a public web page."],
])('says of %s why there is no text, and what to do', async (address, status, code, message) => {
  const reply = await ask(address);
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ code, message, details: expect.stringMatching(/\.$/) });
});

it('fetches nothing for a stranger, and nothing where an operator has turned it off', async () => {
  const before = web.asked.length;
  expect((await ask('http://kewlearning.com/plants', app, { authorization: '' })).statusCode).toBe(
    401,
  );
  const off = await startTestApp({ environment: { ...environment, WEB_PAGES: 'off' } });
  const noah = await off.signIn();
  const reply = await ask('http://kewlearning.com/plants', off.app, noah.headers);
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    code: 'pages-off',
    message: 'Web addresses are turned off on this server.',
  });
  expect(web.asked).toHaveLength(before);
});
