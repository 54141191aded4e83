import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface Received {
  to: string;
  raw: string;
  /** the lines before the letter itself, each whole */
  head: string;
}

/** A real mail server on this machine, which stores its letters. @param port one that was free before; 0 is any */
export async function startMailServer(port = 0) {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let opened = 0;
  let refuses = false;
  let cutsNext = false;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('come back later') : null),
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw, head });
        if (cutsNext) cut();
        else done();
        cutsNext = false;
      });
    },
  });
  server.on('error', () => {}); // connections that were cut
  const listening = server.listen(port, '127.0.0.1');
  listening.on('connection', (socket: Socket) => {
    opened++;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(listening, 'listening');
  const address = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    /** number of connections ever opened */
    opened: () => opened,
    /** number of open connections */
    open: () => sockets.size,
    /** breaks every connection, as a network does */
    cut,
    /** accepts the next letter, and breaks its connection before the answer */
    cutBeforeAnswer() {
      cutsNext = true;
    },
    /** refuses every recipient from now on, or accepts them again */
    refuse(isOn = true) {
      refuses = isOn;
    },
    async stop() {
      cut(); // senders keep connections for the next letter
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
