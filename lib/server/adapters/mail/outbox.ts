import 'server-only';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import type { Letter, Mailer } from './port';

const SHOWN = 100;
const Kept = z.object({
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentAt: z.string(),
});

const folder = () => join(env().DATA_DIR, 'outbox');

/** Letters in a folder of this machine, to be read in the operator's console: the offline default. */
export const outbox: Mailer = {
  async send(letter: Letter, now: Date) {
    const kept = {
      _id: letter.id,
      to: letter.to,
      subject: letter.subject,
      html: letter.html,
      text: letter.text,
      sentAt: now.toISOString(),
    };
    const path = join(folder(), `${letter.id}.json`);
    const text = JSON.stringify(kept, null, 2);
    await write(path, text).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(folder(), { recursive: true }); // the first letter, or somebody has cleared it away
      await write(path, text);
    });
  },
};

async function write(path: string, text: string): Promise<void> {
  await writeFile(`${path}.partial`, text);
  await rename(`${path}.partial`, path);
}

/** The newest letters of the outbox. */
export async function listOutbox() {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.json'));
  const newest = names.sort().reverse().slice(0, SHOWN);
  const data = await Promise.all(
    newest.map(async (name) => Kept.parse(JSON.parse(await readFile(join(folder(), name), 'utf8')))),
  );
  return { data };
}
