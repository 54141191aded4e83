import 'server-only';
import type { Readable } from 'node:stream';
import { RECEIPT_MAX_BYTES } from '@/lib/contract/transfers';
import type { MemberCtx } from '@/lib/server/ctx';
import { type Paper, readPaper } from '@/lib/server/files/papers';

/** A receipt as it is stored. */
export type ReceiptFile = Paper;

/** Reads a receipt by its content. @throws AppError `too_large`, `unsupported_media`, `unavailable` */
export const readReceipt = (ctx: MemberCtx, content: Readable): Promise<ReceiptFile> =>
  readPaper(ctx, content, { maxBytes: RECEIPT_MAX_BYTES, tooLarge: 'validation:receiptSize' });
