import 'server-only';
import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { storage } from '@/lib/server/adapters/storage/choose';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { productFileKey } from '@/lib/server/files/kept-upload';
import { enqueue } from '@/lib/server/jobs/queue';
import { finishUpload } from './jobs';
import type { Lease } from './lease';
import { findOwn, noteArrived } from './repo';
import { endUpload } from './service';

/** What tus reads and writes: the row says how much has arrived, and the storage has the bytes. */
export class UploadStore extends DataStore {
  private size = 0;

  constructor(
    private readonly ctx: MemberCtx,
    private readonly lease: Lease,
  ) {
    super();
    this.extensions = ['termination'];
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received } = found(await findOwn(this.ctx.db, this.ctx.viewer.id, id));
    this.size = size;
    return new Upload({ id, size, offset: received });
  }

  /** What has arrived of a piece that breaks off is kept, too. The last byte makes the job that checks the file. */
  override async write(content: Readable, id: string, from: number): Promise<number> {
    if (from === this.size) return from; // it has arrived whole, and may be a file by now
    const to = from + (await storage().receive(productFileKey(id), from, content));
    if (to > from) await this.note(id, from, to);
    if (content.errored) throw content.errored;
    return to;
  }

  private async note(id: string, from: number, to: number): Promise<void> {
    await inTransaction(this.ctx, async (ctx) => {
      const { now } = ctx;
      const state = await noteArrived(ctx.db, { id, lease: this.lease.key, from, to, now });
      if (!state) throw new AppError('conflict');
      if (state === 'checking') await enqueue(ctx, finishUpload, { id });
    });
  }

  override async remove(id: string): Promise<void> {
    await endUpload(this.ctx, id);
  }
}
