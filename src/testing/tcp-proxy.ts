import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that a test can cut and mend. */
export type TcpProxy = {
  port: number;
  /** Breaks every connection and refuses new ones. */
  cut: () => Promise<void>;
  /** Takes connections and what is sent, and answers nothing. */
  hush: () => void;
  mend: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a line to `host:port` on a port of its own; it begins mended. */
export async function tcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    if (silent) return void open.add(near.resume().on('error', () => near.destroy()));
    const far = connect(target.port, target.host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const { port } = address;
  async function cut(): Promise<void> {
    if (!server.listening) return;
    const closed = new Promise<void>((done) => server.close(() => done()));
    for (const socket of open) socket.destroy();
    await closed;
  }
  function hush(): void {
    silent = true;
    for (const socket of open) socket.unpipe().resume();
  }
  async function mend(): Promise<void> {
    if (silent) await cut();
    silent = false;
    await listen(port);
  }
  return { port, cut, hush, mend, stop: cut };
}

/** The same address by way of a proxy. */
export function through(url: string, proxy: TcpProxy): string {
  const moved = new URL(url);
  moved.hostname = '127.0.0.1';
  moved.port = String(proxy.port);
  return moved.href;
}
