import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '@/lib/server/startup-error';

/** How to run PostgreSQL's programs: the account, and what comes before the command. */
export type Runner = { account?: Account; prefix: string[] };

export type Account = { uid: number; gid: number };

// To pass through a private folder such as /root this one capability is enough; PostgreSQL's own access(2) checks
// respect it only with no_setuid_fixup.
const SETPRIV = [
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=-all,+dac_override',
  '--ambient-caps=-all,+dac_override',
];

/**
 * PostgreSQL refuses to run as root, so root starts it under an unprivileged account; others run it as themselves.
 * Where that account may not enter the folders (a clone in /root), setpriv gives it that right.
 * @param dbDir the cluster's folder, existing or not; its owner is kept
 * @param paths folders that the account must be able to enter
 * @throws StartupError when there is no such account or it cannot reach the paths
 */
export function findRunner(dbDir: string, paths: string[]): Runner {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const account = owner(dbDir) ?? systemAccount();
  const closed = paths.find((path) => !canReach(account, path));
  if (!closed) return { account, prefix: [] };
  const prefix = ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, ...SETPRIV];
  const probe = runSync({ account, prefix }, '/bin/sh', ['-c', 'cd "$1"', 'sh', closed]);
  if (probe.status === 0) return { account, prefix };
  throw new StartupError(
    `As root the embedded PostgreSQL runs under another account, which cannot reach ${closed}: ` +
      'move the project and DATA_DIR to a folder that others may enter, or set DATABASE_URL',
  );
}

/** Runs a program to its end under the runner's account. */
export function runSync(runner: Runner, command: string, args: string[]): SpawnSyncReturns<string> {
  const [program = command, ...rest] = [...runner.prefix, command, ...args];
  return spawnSync(program, rest, { ...identity(runner), encoding: 'utf8', env: serverEnvironment() });
}

/** The account that Node switches to when it spawns a program; none where setpriv does it. */
export function identity(runner: Runner): Partial<Account> {
  return runner.prefix.length === 0 && runner.account ? runner.account : {};
}

/** The environment of PostgreSQL's programs, without the PG* variables that a user may have set for other servers. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_MESSAGES: 'C', NODE_ENV: process.env.NODE_ENV };
}

function owner(dbDir: string): Account | undefined {
  const found = statSync(dbDir, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function systemAccount(): Account {
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const found = lines.find(([name]) => name === wanted);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new StartupError(
    'As root the embedded PostgreSQL needs an account named postgres or nobody to run under, or set DATABASE_URL',
  );
}

/** Checks permission bits only; where access lists decide, the fallback is used, which also works. */
function canReach(account: Account, path: string): boolean {
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
