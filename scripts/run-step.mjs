// A step of the preparation prints one line. Node’s own modules only: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const TAIL_LINES = 30;

/**
 * Runs the commands of a step, one after the other, until one fails. Prints `Packages: 62 s`; what the commands print
 * goes to a log file.
 * @param {string} name
 * @param {readonly (readonly string[])[]} commands each with its arguments
 * @param {{ folder: string, env?: Record<string, string | undefined>, print?: (text: string) => void }} options
 *   `folder` is where the log is written
 * @returns {string | undefined} undefined, or the message about the failure: the end of the log, and where the log is
 */
export function runStep(name, commands, { folder, env, print = (text) => process.stdout.write(text) }) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.toLowerCase()}.log`);
  const log = openSync(file, 'w');
  const started = performance.now();
  print(`${name}: `);
  const failure = firstFailure(commands, log, { ...process.env, ...env });
  closeSync(log);
  const seconds = Math.round((performance.now() - started) / 1000);
  print(failure ? `failed after ${seconds} s\n` : `${seconds} s\n`);
  return failure && `${endOf(file)}\n${failure}\nThe whole log: ${file}`;
}

/**
 * @param {readonly (readonly string[])[]} commands
 * @param {number} log
 * @param {NodeJS.ProcessEnv} env
 */
function firstFailure(commands, log, env) {
  for (const [command = '', ...args] of commands) {
    writeSync(log, `$ ${[command, ...args].join(' ')}\n`);
    const shell = process.platform === 'win32' && !command.endsWith('.exe');
    const { status, signal, error } = spawnSync(command, args, { stdio: ['ignore', log, log], shell, env });
    if (status !== 0) return `${command} failed: ${error?.message ?? `exit ${status ?? signal}`}`;
  }
}

/** @param {string} file */
function endOf(file) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
