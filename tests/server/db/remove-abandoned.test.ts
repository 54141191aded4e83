import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAlive } from '@/lib/server/db/embedded/instances';
import { findPostmaster } from '@/lib/server/db/embedded/postmaster';
import { removeAbandoned } from '@/tests/setup/remove-abandoned';
import { scratchFolder } from '@/tests/setup/scratch-folder';

/** The number of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn('true');
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('the folder of a running test is kept while its server is stopped', async () => {
  const folder = scratchFolder('kept');
  mkdirSync(join(folder, 'instances'));
  await removeAbandoned();
  expect(existsSync(folder)).toBe(true);
  rmSync(folder, { recursive: true });
});

test('the folder of a killed test is removed, and the server that it left running is stopped', async () => {
  const made = scratchFolder('gone');
  const folder = made.replace(`-${process.pid}-`, `-${await deadPid()}-`);
  renameSync(made, folder);
  const holder = spawn(process.execPath, ['scripts/run.mjs', 'tests/setup/hold-server.ts', folder, 'test']);
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const { pid = 0 } = findPostmaster(join(folder, 'db')) ?? {};
  expect(isAlive(pid)).toBe(true);
  await removeAbandoned();
  expect(existsSync(folder)).toBe(false);
  expect(isAlive(pid)).toBe(false);
});
