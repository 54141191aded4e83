import 'server-only';
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';

const MEMORY_KB = 1_000_000;
const PROGRAM_KB = 2_000_000;

/**
 * Starts one of our scripts for what members send, which may keep a processor busy for ever or take memory without end:
 * it gets 1 GB, so many seconds of a processor, and none of this process's settings. Whoever starts it ends it in time.
 * @param script its path below the app's folder
 */
export function startLimited(
  script: string,
  args: readonly string[],
  seconds: number,
  options: Omit<SpawnOptions, 'env'>,
): ChildProcess {
  // Without the mark, the build looks at every file of the project for each page.
  const all = [join(/*turbopackIgnore: true*/ process.cwd(), script), ...args];
  const alone: SpawnOptions = { ...options, env: { NODE_ENV: 'production' } };
  if (process.platform === 'win32') return spawn(process.execPath, all, alone);
  const limited = `ulimit -d ${MEMORY_KB}; ulimit -t ${seconds}; exec "$0" "$@"`;
  return spawn('/bin/sh', ['-c', limited, process.execPath, ...all], alone);
}

/**
 * Starts a program of others for what members send, as `startLimited` starts ours: with 2 GB, so many seconds of a
 * processor and the lowest priority. It ends with this process, also where this one is killed.
 * @param program its whole path
 */
export function startLimitedProgram(
  program: string,
  args: readonly string[],
  seconds: number,
  options: Omit<SpawnOptions, 'env' | 'detached'>,
): { process: ChildProcess; end: () => void } {
  if (process.platform === 'win32') {
    const child = spawn(program, [...args], { ...options, env: { NODE_ENV: 'production' } });
    return { process: child, end: () => void child.kill('SIGKILL') };
  }
  const limited = `ulimit -d ${PROGRAM_KB}; ulimit -t ${seconds}; nice -n 19 "$0" "$@" & child=$!
    (while kill -0 ${process.pid} && kill -0 $child; do sleep 1; done; kill -9 $child) >/dev/null 2>&1 &
    wait $child`;
  const child = spawn('/bin/sh', ['-c', limited, program, ...args], {
    ...options,
    env: { NODE_ENV: 'production' },
    detached: true,
  });
  return { process: child, end: () => endGroup(child) };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
