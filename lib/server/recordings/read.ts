import 'server-only';
import { buffer } from 'node:stream/consumers';
import { storage } from '@/lib/server/adapters/storage/choose';
import { startLimited } from '@/lib/server/limited-process';
import { log } from '@/lib/server/log';
import type { Read } from '@/lib/shared/recordings/playable';

const SECONDS = 20;
/** A film is told by its beginning and its end. Who asks for more is looking for trouble. */
const MOST_BYTES = 256 * 1024 ** 2;

type Message = { id: number; start: number; end: number } | { recording: Read | null };

/**
 * Reads what a stored file says about itself, in a process of its own.
 * @returns null for a container that is not known, `damaged` where it cannot be read within 20 s, 1 GB of memory and
 *   256 MB of the file
 */
export async function readRecording(
  key: string,
  size: number,
  seconds = SECONDS,
): Promise<Read | null | 'damaged'> {
  const child = start();
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  let sent = 0;
  try {
    return await new Promise<Read | null | 'damaged'>((resolve, reject) => {
      child.once('error', reject).once('close', () => resolve('damaged'));
      child.on('message', (message: Message) => {
        if ('recording' in message) return resolve(message.recording);
        const { id, start, end } = message;
        sent += end - start;
        if (sent > MOST_BYTES) return void child.kill('SIGKILL');
        readBytes(key, start, end).then((bytes) => {
          if (child.connected) child.send({ id, bytes }, () => {});
        }, reject);
      });
      child.send({ size, id: 0, bytes: null }, (error) => error && log.warn({ err: error }, 'no reader'));
    });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

const readBytes = async (key: string, start: number, end: number) =>
  buffer(await storage().read(key, { start, end: end - 1 }));

const start = () =>
  startLimited('lib/server/recordings/read-recording.mjs', [], SECONDS, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
