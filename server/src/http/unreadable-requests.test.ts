import { once } from 'node:events';
import { connect } from 'node:net';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';

const { app } = await startTestApp();
const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));

function open() {
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  return { socket, closed: once(socket, 'close'), text: () => text };
}

const events = `GET /api/probes/${uuidv7()}/events HTTP/1.1\r\nhost: a\r\n\r\n`;

it('answers what is no request', async () => {
  const { socket, closed, text } = open();
  socket.write('nothing like a request\r\n\r\n');
  await closed;
  expect(text()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(text()).toContain('"code":"invalid-request"');
});

it('closes the connection without a word into a reply that is under way', async () => {
  const { socket, closed, text } = open();
  socket.write(events);
  await expect.poll(text).toContain(': open');
  socket.write('nothing like a request\r\n\r\n');
  await closed;
  expect(text().split('HTTP/1.1 ')).toHaveLength(2);
});

it('closes it also when another request waits for its turn behind that reply', async () => {
  const { socket, closed, text } = open();
  socket.write(`${events}GET /api/probes/slow HTTP/1.1\r\nhost: a\r\n\r\n`);
  await expect.poll(text).toContain(': open');
  socket.write('nothing like a request\r\n\r\n');
  await closed;
  expect(text().split('HTTP/1.1 ')).toHaveLength(2);
});
