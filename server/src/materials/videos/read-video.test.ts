import { startWebPages } from '@engram/fakes/web/start-web-pages.ts';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';

const pages = await startWebPages();
afterAll(pages.stop);
const environment = { RATE_LIMITS: 'off', WEB_PAGES_STAND_IN: pages.url };
const { app, signIn } = await startTestApp({
  environment: { ...environment, VIDEO_TRANSCRIPTS: 'on' },
});
const maya = await signIn();

const ask = (video: string, to = app, { headers } = maya) =>
  to.inject({ method: 'POST', url: '/api/documents/video', headers, payload: { video } });

const listWays = (to = app, { headers } = maya) =>
  to.inject({ method: 'GET', url: '/api/documents/ways-in', headers });

it('fetches what people wrote in the language that is spoken, with its times', async () => {
  const reply = await ask('plant-water');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    title: 'How plants drink',
    transcript: [
      '0:00 Transpiration is the loss of water vapour from the leaves of a plant.',
      '0:47 Stomata are small pores that let carbon dioxide in.',
      '1:08 The xylem is the tissue that carries water from the roots.',
      '2:15 Osmosis is the movement of water through a membrane.',
    ].join('\n'),
  });
});

it('takes what a machine has heard where people wrote in another language alone', async () => {
  const { transcript } = (await ask('only-heard1')).json();
  expect(transcript).toBe('0:01 transpiration is the loss of water\n0:03 vapour');
});

it.each(['no-captions', 'gone-film-1'])(
  'says of %s, which has none to give, what to do instead',
  async (video) => {
    const reply = await ask(video);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      422,
      {
        code: 'transcript-missing',
        message: "We couldn't get the transcript of this video.",
        details: 'Open “Show transcript” under the video, copy all of it and paste it here.',
      },
    ]);
  },
);

it('says so where YouTube does not answer', async () => {
  const away = await startTestApp({
    environment: { WEB_PAGES_STAND_IN: 'http://127.0.0.1:9', VIDEO_TRANSCRIPTS: 'on' },
  });
  const reply = await ask('plant-water', away.app, await away.signIn());
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'transcript-missing']);
});

it.each(['', '../../../etc', 'plant-water&list=x'])('takes %j for no video', async (video) => {
  expect((await ask(video)).statusCode).toBe(400);
});

it('asks YouTube for nothing unless the operator has turned it on', async () => {
  const plain = await startTestApp({ environment });
  const user = await plain.signIn();
  const reply = await ask('plant-water', plain.app, user);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'transcripts-off']);
  expect((await listWays(plain.app, user)).json()).toEqual({ videos: false });
  expect((await listWays()).json()).toEqual({ videos: true });
});
