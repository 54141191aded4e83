import 'server-only';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import type { Texter } from './port';

const SHOWN = 100;
const Kept = z.object({ _id: z.string(), to: z.string(), text: z.string(), sentAt: z.string() });

// Beside the letters, not among them: each list names its own files.
const folder = () => join(env().DATA_DIR, 'outbox-sms');

/** Text messages in a folder of this machine, to be read in the operator's console: the offline default. */
export const smsOutbox: Texter = {
  async send({ id, to, text }, now) {
    await mkdir(folder(), { recursive: true });
    const path = join(folder(), `${id}.json`);
    const kept = { _id: id, to, text, sentAt: now.toISOString() };
    await writeFile(`${path}.partial`, JSON.stringify(kept, null, 2));
    await rename(`${path}.partial`, path);
  },
};

/** The newest text messages of the outbox. */
export async function listTexts() {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.json'));
  const newest = names.sort().reverse().slice(0, SHOWN);
  return Promise.all(
    newest.map(async (name) => Kept.parse(JSON.parse(await readFile(join(folder(), name), 'utf8')))),
  );
}
