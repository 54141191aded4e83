import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './launched-app';

const PROGRAM = '/usr/sbin/nginx';
const READY_MS = 10_000;
const FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Returns whether nginx is installed; `scripts/prepare.mjs faults` installs it from Debian if it may. */
export const hasNginx = (): boolean => existsSync(PROGRAM);

/**
 * Starts Debian's nginx in front of an app. All that is set is where it listens and where its own files are: bodies of
 * more than 1 MB are refused, and others are taken whole before they are passed on.
 * @param folder for its files, which it makes
 */
export async function startNginx(folder: string, app: string) {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  const paths = FOLDERS.map((name) => `${name}_temp_path ${join(folder, name)};`);
  const lines = [
    // Its workers would run as somebody who may not write into our folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid ${join(folder, 'pid')};`,
    `error_log ${join(folder, 'errors')};`,
    'events {}',
    'http {',
    'access_log off;',
    ...paths,
    `server { listen 127.0.0.1:${port}; location / { proxy_pass ${app}; } }`,
    '}',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  const child = spawn(PROGRAM, ['-c', file, '-p', folder], { stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  for (const started = performance.now(); ; await sleep(50)) {
    if (await fetch(base).catch(() => null)) break;
    if (child.exitCode !== null || performance.now() > started + READY_MS)
      throw new Error('nginx did not start');
  }
  return {
    base,
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
