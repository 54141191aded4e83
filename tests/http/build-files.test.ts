import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guest } from './visitors';

// All that browsers can load of the build.
const files = readdirSync('.next/static', { recursive: true, encoding: 'utf8' });
const scripts = files.filter((name) => name.endsWith('.js'));

test('no script of the build holds secrets or names a source map', async () => {
  expect(scripts.length).toBeGreaterThan(50);
  const secret = /sourceMappingURL|AUTH_SECRET|DATABASE_URL|SANDBOX_WEBHOOK|password_hash|postgres(ql)?:\/\//;
  const found = scripts.filter((name) => secret.test(readFileSync(`.next/static/${name}`, 'utf8')));
  expect(found).toEqual([]);
});

test('a script is sent, and neither source maps nor Next’s own pictures are', async () => {
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const script = `/_next/static/${scripts[0]}`;
  expect((await guest().fetch(script)).status).toBe(200);
  expect((await guest().fetch(`${script}.map`)).status).toBe(404);
  expect((await guest().fetch('/_next/image?url=%2Fimages%2Fshare.png&w=640&q=75')).status).toBe(404);
});

test('the service worker has room for all files of the build', () => {
  const kept = files.filter((name) => /\.(?:js|css|woff2)$/.test(name));
  const [, most] = /const MOST = (\d+);/.exec(readFileSync('public/sw.js', 'utf8')) ?? [];
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.length).toBeLessThan(Number(most));
});
