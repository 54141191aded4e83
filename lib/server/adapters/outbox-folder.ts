import 'server-only';
import { chmod, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';

const SHOWN = 100;

/**
 * Stores a message in a folder that only the app's own account may enter: it contains codes, and links that sign people
 * in.
 */
export async function keepMessage<M extends { _id: string }>(folder: string, message: M): Promise<void> {
  const path = join(folder, `${message._id}.json`);
  const text = JSON.stringify(message, null, 2);
  await write(path, text).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    // It is the first message, or somebody has removed the folder.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await write(path, text);
  });
  // A folder made by an older version of the app may be open to all.
  await chmod(folder, 0o700);
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(`${path}.partial`, text, { mode: 0o600 });
  await rename(`${path}.partial`, path);
}

/** The newest messages of a folder, read with a schema. */
export async function newestMessages<T>(folder: string, schema: z.ZodType<T>): Promise<T[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const newest = names.sort().reverse().slice(0, SHOWN);
  return Promise.all(
    newest.map(async (name) => schema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
}
