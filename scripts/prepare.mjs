// Makes ready what `npm start` and `npm test` need: packages, the build, a browser. Node's own modules only, because it
// runs before anything is installed, and on any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const windows = process.platform === 'win32';
const ownNode = join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node');
const ownPath = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
// What the build is made of; anything else may change without a new one.
const SOURCES = ['app', 'components', 'hooks', 'lib', 'locales', 'public', 'scripts'];
const CONFIGS = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'next.config.ts',
  'middleware.ts',
  'instrumentation.ts',
];

const what = process.argv[2] ?? 'build';
if (what === 'start') await refuseTakenPort();
install();
if (what === 'test') findBrowser();
build();

/** Early, before the slow parts. The launcher looks again, with the settings of .env. */
async function refuseTakenPort() {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || '127.0.0.1';
  const isTaken = await new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error) => done(error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => done(false)));
  });
  if (isTaken) fail(`Port ${port} on ${host} is in use: stop what uses it, or set PORT`);
}

function install() {
  const stamp = join(root, 'node_modules/.cache/qeema-installed');
  const wanted = hashOf(['package-lock.json']);
  if (existsSync(ownNode) && read(stamp) === wanted) return;
  say('Installing packages …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.env.npm_node_execpath ?? process.execPath, [npm]] : ['npm', []];
  // Development packages too: Node itself and the build's tools are among them.
  run(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], { NODE_ENV: 'development' });
  write(stamp, wanted);
}

function build() {
  const stamp = join(root, '.next/qeema-built');
  const wanted = hashOf([...CONFIGS, ...SOURCES]);
  if (existsSync(join(root, '.next/launcher/main.mjs')) && read(stamp) === wanted) return;
  say('Building …');
  run(ownNode, [join(root, 'scripts/build.mjs')], {
    NODE_ENV: 'production',
    QEEMA_BUILD: wanted.slice(0, 16),
  });
  write(stamp, wanted);
}

function findBrowser() {
  if (BROWSERS.some((path) => existsSync(path))) return;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) fail(`No browser for the tests: install Chromium (one of ${BROWSERS.join(', ')})`);
  say('Installing Chromium …');
  run('apt-get', ['update', '-qq'], {});
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

function hashOf(names) {
  const hash = createHash('sha256');
  for (const name of names)
    for (const file of filesOf(join(root, name)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

function run(command, args, env) {
  // Not on standard output: that is for what was asked for.
  const stdio = ['ignore', process.env.CI || what === 'test' ? 2 : 'ignore', 'inherit'];
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio,
    env: { ...process.env, PATH: ownPath, ...env },
  });
  if (status !== 0) fail(`This did not work: ${command} ${args.join(' ')}`);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function write(file, text) {
  mkdirSync(resolve(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function fail(line) {
  say(line);
  process.exit(1);
}
