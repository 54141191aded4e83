import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './launched-app';

const PROGRAM = '/usr/sbin/pgbouncer';
const READY_MS = 10_000;

/** Returns whether PgBouncer is installed; `scripts/prepare.mjs faults` installs it from Debian if it may. */
export const hasPgBouncer = (): boolean => existsSync(PROGRAM);

export interface Pooler {
  /** the address of its database, for a user */
  url(user: string): string;
  stop(): Promise<void>;
}

interface Options {
  /** a folder for its files, which it makes */
  folder: string;
  /** the folder of the server's socket */
  socket: string;
  database: string;
  users: readonly string[];
  /** more lines for its section of pgbouncer.ini */
  settings?: readonly string[];
}

/** Starts Debian's PgBouncer in transaction mode, in front of a server that trusts everybody who reaches its socket. */
export async function startPgBouncer({
  folder,
  socket,
  database,
  users,
  settings = [],
}: Options): Promise<Pooler> {
  const port = await freePort();
  mkdirSync(folder);
  const list = join(folder, 'users.txt');
  writeFileSync(list, users.map((user) => `"${user}" ""\n`).join(''));
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `${database} = host=${socket} port=5432`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${list}`,
    'pool_mode = transaction',
    // Far fewer than its clients: connections go from one client to another all the time.
    'default_pool_size = 4',
    'max_client_conn = 200',
    ...settings,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  for (const path of [join(folder, '..'), folder]) chmodSync(path, 0o755);
  // It refuses to run as root; the server's account may enter the folder of the socket.
  const { uid, gid } = statSync(socket);
  const child = spawn(PROGRAM, [file], {
    stdio: 'ignore',
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  });
  await untilItListens(child, Number(port));
  return {
    url: (user) => `postgresql://${user}@127.0.0.1:${port}/${database}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function untilItListens(child: ChildProcess, port: number): Promise<void> {
  for (const started = performance.now(); performance.now() < started + READY_MS; await sleep(20)) {
    if (child.exitCode !== null) break;
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  child.kill('SIGKILL');
  throw new Error('PgBouncer did not start');
}
