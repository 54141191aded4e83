// Makes a clone ready for `npm start`, `npm run build`, `npm run bench`, crash and browser tests (installs what is
// missing, builds what is out of date), or for `npm run dev` and `npm test` (installs; their steps build when they
// must). Node's own modules only: it runs before anything is installed, from Node 20 on.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installCommitHook } from './commit-hook.mjs';
import { withLock } from './lock.mjs';
import { runStep } from './run-step.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const node = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const LOGS = '.cache';
// The shell is Chromium without its own windows: browser tests take half of the processor time with it.
const HEADLESS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// The sources of the build; tests, docs, other scripts and the files of public/ are not among them.
const SOURCES = [
  'app',
  'components',
  'hooks',
  'lib',
  'locales',
  'middleware.ts',
  'instrumentation.ts',
  ...['api-routes', 'build', 'bundle', 'compress', 'empty'].map((name) => `scripts/${name}.mjs`),
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

// Purposes that need no packages of development.
const PRODUCTION = new Set(['start', 'build']);

const given = process.argv.slice(2);
const purposes = given.length > 0 ? given : ['start'];
const isFor = (/** @type {string[]} */ ...wanted) => purposes.some((purpose) => wanted.includes(purpose));
const isForProduction = purposes.every((purpose) => PRODUCTION.has(purpose));
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile?.('.env');
if (isFor('start', 'dev')) await checkPort();
mkdirSync(LOGS, { recursive: true });
await withLock(join(root, LOGS, 'prepare.lock'), () => {
  install();
  if (!isForProduction) installCommitHook(root);
  if (!isFor('dev', 'test')) build();
});
if (isFor('browser')) installTool('Chromium', 'chromium-headless-shell', HEADLESS, BROWSERS);
if (isFor('bench')) installTool('wrk', 'wrk', ['/usr/bin/wrk', '/usr/local/bin/wrk']);
// Tests that need them are skipped if they are missing.
if (isFor('faults') && mayInstall()) {
  installTool('PgBouncer', 'pgbouncer', ['/usr/sbin/pgbouncer']);
  installTool('nginx', 'nginx-light', ['/usr/sbin/nginx']);
}
if (isFor('faults', 'browser') && mayInstall()) installTool('FFmpeg', 'ffmpeg', ['/usr/bin/ffmpeg']);

/** Before the slow part, so that nobody waits a minute for the message. The launcher checks all settings properly. */
function checkPort() {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || '127.0.0.1';
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    stop('Setting PORT: must be a whole number from 1 to 65535 (see .env.example)');
  }
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (error.code !== 'EADDRINUSE') return resolve();
      stop(`Port ${port} on ${host} is in use: stop what uses it, or set PORT`);
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}

/**
 * Installs the packages. `npm start` needs only those of production, which include what builds the app. A clone that
 * has all of them keeps them, and what is missing is added to what is there: a running app goes on reading it.
 */
function install() {
  const kept = join(root, 'node_modules/.qeema-lock');
  const wanted = hashFiles(['package-lock.json']);
  const [lock, extent] = existsSync(node) && existsSync(kept) ? readFileSync(kept, 'utf8').split(' ') : [];
  const needed = extent === 'all' || !isForProduction ? 'all' : 'production';
  if (lock === wanted && extent === needed) return;
  const npm = process.env.npm_execpath;
  const command = npm ? [process.env.npm_node_execpath ?? process.execPath, npm] : ['npm'];
  command.push(...(lock === wanted ? ['install', '--no-save'] : ['ci']), '--no-audit', '--no-fund');
  doStep('Packages', [...command, needed === 'all' ? '--include=dev' : '--omit=dev']);
  // The start script's `exec` passes npm's signals on to the app; Windows has no such command.
  if (process.platform === 'win32') writeFileSync(join(root, 'node_modules/.bin/exec.cmd'), '@%*\r\n');
  writeFileSync(kept, `${wanted} ${needed}`);
}

function build() {
  const kept = join(root, '.next/qeema-build');
  // Settings that become part of the browser's code.
  const publicSettings = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  const wanted = hashFiles(SOURCES, JSON.stringify(publicSettings.sort()));
  if (existsSync(kept) && readFileSync(kept, 'utf8') === wanted) return;
  rmSync(kept, { force: true }); // so that a failed build is not taken for a good one
  const path = `${dirname(node)}${delimiter}${process.env.PATH}`;
  const env = { PATH: path, QEEMA_BUILD: wanted.slice(0, 16) };
  doStep('Build', [node, join(root, 'scripts/build.mjs')], env);
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, wanted);
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string} name
 * @param {string} debianPackage
 * @param {string[]} paths where it may be
 * @param {string[]} others that can be used if it cannot be installed
 */
function installTool(name, debianPackage, paths, others = []) {
  if (paths.some((path) => existsSync(path))) return;
  if (mayInstall()) {
    const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', debianPackage];
    const commands = [['apt-get', 'update', '-qq'], install];
    const failure = runStep(name, commands, { folder: LOGS, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (!failure) return;
    process.stderr.write(`${failure}\n`);
  }
  if (others.some((path) => existsSync(path))) return;
  stop(`${name} is needed as one of ${[...paths, ...others].join(', ')}`);
}

/**
 * @param {string[]} names of files and folders
 * @param {string} [more]
 */
function hashFiles(names, more = '') {
  const hash = createHash('sha256').update(more);
  for (const file of names.flatMap(filesBelow))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** @param {string} name @returns {string[]} */
function filesBelow(name) {
  const found = statSync(join(root, name), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [name];
  return readdirSync(join(root, name))
    .sort()
    .flatMap((entry) => filesBelow(`${name}/${entry}`));
}

/**
 * Runs a command as a step, and ends the preparation if it fails.
 * @param {string} name
 * @param {string[]} command with its arguments
 * @param {Record<string, string>} [env]
 */
function doStep(name, command, env) {
  const failure = runStep(name, [command], { folder: LOGS, env });
  if (failure) stop(failure);
}

/** @param {string} line @returns {never} */
function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
