import { connect, createServer, type Socket } from 'node:net';
import { close, listen } from '@engram/fakes/listen.ts';

/** Stands between a browser and a server and breaks every connection when told to. */
export async function startCuttingProxy(targetPort: number) {
  const sockets = new Set<Socket>();
  const resumedWith: string[] = [];
  const server = createServer((incoming) => {
    const outgoing = connect(targetPort, '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    incoming.on('data', (data: Buffer) => {
      const [, id] = /last-event-id: (\S+)/i.exec(data.toString('latin1')) ?? [];
      if (id !== undefined) resumedWith.push(id);
    });
    incoming.pipe(outgoing).pipe(incoming);
  });
  const port = await listen(server, 0);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    resumedWith,
    cut,
    async stop() {
      cut();
      await close(server);
    },
  };
}
