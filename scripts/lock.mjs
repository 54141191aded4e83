// One process at a time, also after one was killed: the lock holds its owner's process id.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` while holding the lock file.
 * @param {string} file
 * @param {() => void} work
 */
export async function withLock(file, work) {
  while (!take(file)) await sleep(200);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  work();
  process.off('exit', release);
  release();
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const owner = Number(readOr(file, ''));
  if (owner && !isAlive(owner)) rmSync(file, { force: true });
  return false;
}

/** @param {string} file @param {string} otherwise */
function readOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
