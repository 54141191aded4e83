// Looks to the embedded server like another instance of the app. Arguments are the data folder and version.

import { startEmbedded } from '@/lib/server/db/embedded';
import { MINUTE } from '@/lib/shared/time';

const [dataDir = '', version = ''] = process.argv.slice(2);
try {
  const server = await startEmbedded({ dataDir, version, durable: false });
  process.once('SIGTERM', () => server.stop().then(() => process.exit(0)));
  process.stdout.write('ready\n');
  setInterval(() => {}, MINUTE);
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
