import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installCommitHook } from '@/scripts/commit-hook.mjs';

const ENV: NodeJS.ProcessEnv = {
  NODE_ENV: 'test',
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'Sara'],
      [`GIT_${who}_EMAIL`, 'sara@qeema.example'],
    ]),
  ),
};
let root = '';
const hook = () => join(root, '.git/hooks/commit-msg');
const git = (folder: string, ...args: string[]) => spawnSync('git', args, { cwd: folder, env: ENV }).status;
const commit = (folder: string, subject: string) => git(folder, 'commit', '--allow-empty', '-qm', subject);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hook-'));
  git(root, 'init', '-q', '--template=');
});
afterEach(() => rmSync(root, { recursive: true }));

it('installs no hook where CI is set', () => {
  installCommitHook(root, { ...ENV, CI: 'true' });
  expect(existsSync(hook())).toBe(false);
});

it('keeps a hook of somebody else', () => {
  mkdirSync(join(root, '.git/hooks'));
  writeFileSync(hook(), '#!/bin/sh\nexit 0\n');
  installCommitHook(root, ENV);
  expect(readFileSync(hook(), 'utf8')).toBe('#!/bin/sh\nexit 0\n');
});

it('writes nothing where the hooks are in a folder that somebody chose', () => {
  git(root, 'config', 'core.hooksPath', 'own-hooks');
  installCommitHook(root, ENV);
  expect([existsSync(hook()), existsSync(join(root, 'own-hooks'))]).toEqual([false, false]);
});

it('writes nothing in a folder without .git, although a folder above it has one', () => {
  const folder = join(root, 'unpacked');
  mkdirSync(folder);
  installCommitHook(folder, ENV);
  expect(existsSync(hook())).toBe(false);
});

it('writes nothing where .git is broken', () => {
  rmSync(join(root, '.git'), { recursive: true });
  writeFileSync(join(root, '.git'), 'gitdir: /nowhere');
  installCommitHook(root, ENV);
  expect(readFileSync(join(root, '.git'), 'utf8')).toBe('gitdir: /nowhere');
});

it('refuses a bad subject in the clone and its worktrees, and passes a branch without the script', () => {
  expect(commit(root, 'search: begin')).toBe(0);
  const tree = join(root, 'tree');
  git(root, 'worktree', 'add', '-q', tree);
  installCommitHook(tree, ENV);
  installCommitHook(root, ENV);
  expect(commit(tree, 'A branch without the script.')).toBe(0);
  for (const folder of [root, tree]) {
    mkdirSync(join(folder, 'scripts'));
    copyFileSync('scripts/commit-subject.mjs', join(folder, 'scripts/commit-subject.mjs'));
    expect(commit(folder, 'Drop the old index.')).toBe(1);
    expect(commit(folder, 'search: drop the old index')).toBe(0);
  }
});
