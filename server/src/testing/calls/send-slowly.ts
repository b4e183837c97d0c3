import { connect } from 'node:net';
import { openingOf } from './multipart-body.ts';

export const boundary = 'engram-slow-boundary';

/** Begins a form of so many bytes with one file, and leaves it to the test to go on. */
export function sendSlowly(url: string, length: number) {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  const replies: Buffer[] = [];
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.on('data', (data) => void replies.push(data));
  socket.on('error', () => {});
  socket.on('close', () => resolve());
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${hostname}`,
    `Content-Length: ${length}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${openingOf(boundary)}`);
  return { socket, closed, reply: () => Buffer.concat(replies).toString() };
}
