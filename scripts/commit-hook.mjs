// Node’s own modules only: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Branches that have no such script commit as before: all worktrees of a clone have the same hooks.
const HOOK = `#!/bin/sh
[ ! -f scripts/commit-subject.mjs ] || exec node scripts/commit-subject.mjs "$1"
`;

/**
 * Installs the hook that checks subjects of commits, unless `CI` is set, the clone has such a hook or keeps its hooks
 * in another folder, or there is no clone.
 * @param {string} root the folder of the clone or worktree
 * @param {Record<string, string | undefined>} [env]
 */
export function installCommitHook(root, env = process.env) {
  if (env.CI || !existsSync(join(root, '.git'))) return;
  const command = ['rev-parse', '--git-common-dir', '--git-path', 'hooks'];
  const { status, stdout } = spawnSync('git', command, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) return;
  const [folder = '', hooks = ''] = stdout.split('\n').map((path) => resolve(root, path));
  const hook = join(hooks, 'commit-msg');
  if (hooks !== join(folder, 'hooks') || existsSync(hook)) return;
  try {
    mkdirSync(hooks, { recursive: true });
    writeFileSync(hook, HOOK, { mode: 0o755, flag: 'wx' });
  } catch {
    // Another worktree was faster, or the folder cannot be written to: the app runs without a hook.
  }
}
