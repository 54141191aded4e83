import { type ChildProcess, spawn } from 'node:child_process';
import type { Command } from './commands';

/**
 * Runs a command of Node.
 * @param isShown whether its output is shown as it comes
 * @returns its exit code, and its output where that was not shown
 */
export function runCommand(
  { args, env }: Command,
  isShown: boolean,
): Promise<{ status: number | null; output: string }> {
  // npm may have set it; each command chooses its own.
  const { NODE_ENV: _, ...inherited } = process.env;
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...env } as NodeJS.ProcessEnv,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((done) => {
    child.on('close', (status) => done({ status, output }));
  });
}

/** Keeps one core busy while `run` runs: what is right only on a quiet machine shows then. */
export async function besideBusyLoop<Result>(run: () => Promise<Result>): Promise<Result> {
  // It ends with this process, however that ends.
  const spin = 'const parent = process.ppid; while (process.ppid === parent);';
  const loop: ChildProcess = spawn(process.execPath, ['-e', spin], { stdio: 'ignore' });
  try {
    return await run();
  } finally {
    loop.kill('SIGKILL');
  }
}
