import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartupError } from '@/lib/server/startup-error';
import type { Runner } from './account';
import { SUPERUSER } from './cluster';

/** Where a server listens: a folder with its unix socket, or a loopback address. */
export type Address = { host: string; port: number };

const PORT = 5432; // only part of the socket's name
const LONGEST_SOCKET_PATH = 107; // sockaddr_un on Linux, with its closing NUL

/**
 * The address of this cluster's server, the same for every instance.
 * @param port of the server that runs already; needed only where there are no unix sockets
 */
export async function chooseAddress(dbDir: string, runner: Runner, port?: number): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: port ?? (await freePort()) };
  const socket = join(dbDir, `.s.PGSQL.${PORT}.lock`);
  const host = Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH ? dbDir : shortFolder(dbDir, runner);
  return { host, port: PORT };
}

/** Connection string for one database at an address, as `pg` reads it. */
export function connectionString({ host, port }: Address, database: string, user = SUPERUSER): string {
  const name = encodeURIComponent(database);
  return `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}&sslmode=disable`;
}

/** A private folder with a short name: the server accepts everybody who can enter it. */
function shortFolder(dbDir: string, { account }: Runner): string {
  const folder = join('/tmp', `qeema-${createHash('sha256').update(dbDir).digest('hex').slice(0, 16)}`);
  const uid = account?.uid ?? process.getuid?.();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const ours = found.uid === uid || found.uid === process.getuid?.();
  if (!found.isDirectory() || !ours) {
    throw new StartupError(
      `${folder}, needed for the socket, belongs to somebody else: set a shorter DATA_DIR`,
    );
  }
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
