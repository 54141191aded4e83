import { rmSync } from 'node:fs';
import { endApp, freePort, startApp } from '@/tests/setup/launched-app';
import { memoryFolder } from '@/tests/setup/scratch-folder';
import { weighedPages } from '@/tests/setup/weighed-pages';
import { pageTable, type Visit } from './lighthouse/table';
import { visit, warmUp } from './lighthouse/visit';

// npm run lighthouse [-- --quick] [-- --rounds N] [-- --only NAME]: Lighthouse's phone visits each page of an app with
// the demo; the table shows medians. Each round visits all pages, so that a busy minute does not affect one page only.
const quick = process.argv.includes('--quick');
const rounds = quick ? 1 : Number(argument('--rounds') ?? 5);
const only = argument('--only');

const dataDir = memoryFolder('lighthouse');
const port = await freePort();
const origin = `http://localhost:${port}`;
try {
  const settings = { PORT: port, DATA_DIR: dataDir, APP_URL: origin, DEMO: '1', LOG_LEVEL: 'warn' };
  const app = await startApp({ ...settings, READS_PER_MINUTE: '1000000' });
  app.child.stdout.resume();
  app.child.stderr.pipe(process.stderr);
  try {
    const pages = (await weighedPages(origin)).filter(({ name }) => !only || name === only);
    if (pages.length === 0) throw new Error(`no page is called ${only}`);
    const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
    for (const page of pages) await warmUp(origin, page);
    for (let round = 1; round <= rounds; round++) {
      for (const page of pages) {
        visits.get(page.name)?.push(await visit(origin, page));
        console.error(`round ${round} of ${rounds}: ${page.name}`);
      }
    }
    console.log(pageTable(visits));
  } finally {
    await endApp(app, 'SIGTERM');
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

function argument(name: string): string | undefined {
  return process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
}
