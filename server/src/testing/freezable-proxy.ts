import { connect, createServer, type Socket } from 'node:net';
import { close, listen } from '@engram/fakes/listen.ts';

/** Stands in front of a server and can stop passing bytes on, as a frozen process would. */
export async function startFreezableProxy(target: string) {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  const frozen = new WeakSet<Socket>();
  let isFrozen = false;
  let passedOn = 0;
  const server = createServer((incoming) => {
    const outgoing = connect(Number(targetPort), hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (isFrozen || frozen.has(from)) return;
        if (from === outgoing) passedOn += data.length;
        to.write(data);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  const port = await listen(server, 0);
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => {
      isFrozen = true;
    },
    /** Black-holes the connections there are; new ones work, as after a failover. */
    freezeExisting: () => {
      for (const socket of sockets) frozen.add(socket);
    },
    bytesFromServer: () => passedOn,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await close(server);
    },
  };
}
