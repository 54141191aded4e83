import { v4 as uuid } from 'uuid';
import { DAY } from '@/lib/shared/time';

const FOLDER = 'converted';
const FORGOTTEN_AFTER_MS = DAY;

/**
 * A file on the browser's disk that only this site sees, for what is too large for memory. Those of closed tabs are
 * deleted a day later, when the next one is made.
 * @returns null where the browser has no such files
 */
export async function makeRoomyFile() {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    await dropOld(folder);
    const name = uuid();
    const handle = await folder.getFileHandle(name, { create: true });
    return {
      writable: await handle.createWritable(),
      read: () => handle.getFile(),
      drop: () => void folder.removeEntry(name).catch(() => {}),
    };
  } catch {
    return null;
  }
}

async function dropOld(folder: FileSystemDirectoryHandle): Promise<void> {
  for await (const handle of folder.values()) {
    if (handle.kind !== 'file') continue;
    const { lastModified } = await (handle as FileSystemFileHandle).getFile();
    if (lastModified < Date.now() - FORGOTTEN_AFTER_MS) await folder.removeEntry(handle.name);
  }
}
