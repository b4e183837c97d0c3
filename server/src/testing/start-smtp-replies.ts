import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { close, listen } from '@engram/fakes/listen.ts';

/** By the command they answer; 'END' is the dot after a mail. A test may change them at any time. */
export type SmtpReplies = Record<string, string>;

const usual: SmtpReplies = { DATA: '354 Go on', QUIT: '221 Bye' };

/** A mail server that answers as a test wants it, and takes what it was told nothing about. */
export async function startSmtpReplies(replies: SmtpReplies, port = 0) {
  const server = createServer((socket) => {
    let isData = false;
    const answer = (command: string) => {
      const reply = replies[command] ?? usual[command] ?? '250 Fine';
      isData = reply.startsWith('354');
      socket.write(`${reply}\r\n`);
    };
    socket.on('error', () => {});
    socket.write('220 Hello\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (!isData) answer(line.slice(0, 4).toUpperCase());
      else if (line === '.') answer('END');
    });
  });
  const used = await listen(server, port);
  return { url: `smtp://127.0.0.1:${used}`, stop: () => close(server) };
}
