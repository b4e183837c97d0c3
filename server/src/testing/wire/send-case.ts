import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as aTurn } from 'node:timers/promises';
import type { WireCase } from './make-case.ts';
import { type Replies, readReplies } from './read-replies.ts';

export type Outcome = Replies & {
  /** Everything that came. */
  text: string;
  /** A request that was whole got no reply. */
  isUnanswered: boolean;
};

/** Longer than anything takes here: what has no answer by then has none. */
const patienceMs = 30_000;

/** On a connection of its own, until the sender leaves or the server hangs up. */
export async function sendCase(
  port: number,
  { pieces, ending }: WireCase,
  othersDone: Promise<void>,
): Promise<Outcome> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const wanted = ending.after === 'replies' ? ending.count : Infinity;
  const listening = listen(socket, wanted);
  const timer = setTimeout(() => socket.destroy(), patienceMs);
  await write(socket, pieces);
  if (ending.after === 'end') socket.end();
  if (ending.after === 'reset') socket.resetAndDestroy();
  await (ending.after === 'others' ? Promise.race([listening.over, othersDone]) : listening.over);
  clearTimeout(timer);
  socket.destroy();
  const bytes = listening.bytes();
  const { replies, isBroken } = readReplies(bytes);
  const isUnanswered = ending.after === 'replies' && replies.length === 0;
  return { replies, isBroken, isUnanswered, text: bytes.toString('latin1') };
}

/** A server that hangs up in the middle has said what it wanted. */
async function write(socket: Socket, pieces: readonly Buffer[]): Promise<void> {
  await once(socket, 'connect').catch(() => {});
  for (const piece of pieces) {
    if (!socket.writable) return;
    socket.write(piece);
    await aTurn();
  }
}

function listen(socket: Socket, wanted: number) {
  const chunks: Buffer[] = [];
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const bytes = () => Buffer.concat(chunks);
  socket.on('error', () => {});
  socket.on('close', () => resolve());
  socket.on('end', () => socket.end());
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    if (wanted < Infinity && readReplies(bytes()).replies.length >= wanted) resolve();
  });
  return { over, bytes };
}
