import 'server-only';
import { clock } from '@/lib/server/clock';
import type { Db } from '@/lib/server/ctx';
import { insertFile } from '@/lib/server/files/repo';
import { newId } from '@/lib/server/ids';

/** Makes the row of an image; nothing is stored under it. */
export async function makeImage(db: Db, ownerId: string): Promise<{ id: string }> {
  const id = newId();
  await insertFile(db, {
    id,
    owner_id: ownerId,
    purpose: 'image',
    storage_key: `images/${id}`,
    name: 'picture.webp',
    mime: 'image/webp',
    size: 1,
    width: 1280,
    height: 960,
    widths: [160, 640, 1280],
    sha256: '',
    created_at: clock.now(),
  });
  return { id };
}
