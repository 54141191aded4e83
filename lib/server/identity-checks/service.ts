import 'server-only';
import { Readable } from 'node:stream';
import {
  DOCUMENT_MAX_BYTES,
  type IdentityDetails,
  type IdentityView,
  type Side,
} from '@/lib/contract/identity';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { removeBytesWithoutRow } from '@/lib/server/files/bytes-without-row';
import { receiveFile } from '@/lib/server/files/multipart';
import { readPaper } from '@/lib/server/files/papers';
import { assertEarns } from '@/lib/server/finance/member-earns';
import { newId } from '@/lib/server/ids';
import { getMyProfile } from '@/lib/server/members/setup';
import { assertCountry } from '@/lib/server/reference/service';
import { getMe } from '@/lib/server/users/service';
import { payeeAgeProblem } from '@/lib/shared/payee-age';
import { forget, storeSealed } from './bytes';
import { decisionStandsAt, isOpenForDocuments } from './policy';
import { presentIdentity } from './present';
import { findNewest, insertCheck, isTwice, listApproved } from './repo';
import { deleteUnsent, listUnsent, replaceUnsent, sendDocuments } from './repo-documents';

/** The state of the caller's identity check. @throws AppError `forbidden` where nothing is earned */
export async function getIdentity(ctx: MemberCtx): Promise<IdentityView> {
  await assertEarns(ctx);
  const [check, unsent, profile] = await Promise.all([
    findNewest(ctx.db, ctx.viewer.id),
    listUnsent(ctx.db, ctx.viewer.id),
    getMyProfile(ctx),
  ]);
  return presentIdentity(check, { unsent, profile, now: ctx.now });
}

/**
 * Takes one side of an identity document, as a form with one file; an earlier upload of the same side is deleted.
 * @throws AppError `conflict` while a check waits or after one was approved; `too_large`, `unsupported_media`
 */
export async function uploadDocument(ctx: MemberCtx, side: Side, request: Request): Promise<IdentityView> {
  await assertOpen(ctx);
  await receiveFile(request, (_, content) => store(ctx, side, content));
  return getIdentity(ctx);
}

async function store(ctx: MemberCtx, side: Side, content: Readable): Promise<void> {
  const limit = { maxBytes: DOCUMENT_MAX_BYTES, tooLarge: 'validation:documentSize' };
  const { mime, bytes } = await readPaper(ctx, content, limit);
  const [id, userId] = [newId(), ctx.viewer.id];
  const stored = await storeSealed(ctx, { id, user_id: userId }, Readable.from([bytes]));
  try {
    await inTransaction(ctx, async (ctx) => {
      const document = { id, userId, side, mime, size: bytes.length, ...stored, now: ctx.now };
      await forget(ctx, await replaceUnsent(ctx.db, document));
    });
  } catch (error) {
    await removeBytesWithoutRow([stored.storageKey], error);
    throw isTwice(error) ? new AppError('conflict', { cause: error }) : error;
  }
}

/** Deletes one of the caller's documents that was not sent yet. @throws AppError `not_found`, also for another's */
export async function deleteDocument(ctx: MemberCtx, id: string): Promise<IdentityView> {
  await inTransaction(ctx, async (ctx) => {
    await forget(ctx, [found(await deleteUnsent(ctx.db, ctx.viewer.id, id))]);
  });
  return getIdentity(ctx);
}

/**
 * Sends the caller's uploads to the operator, and who is on them.
 * @throws AppError `conflict` while another check waits or after one was approved; `invalid` without the front, for
 *   somebody under 18, and for an unknown country
 */
export async function submit(ctx: MemberCtx, details: IdentityDetails): Promise<IdentityView> {
  try {
    await inTransaction(ctx, async (ctx) => {
      await assertOpen(ctx);
      await assertStated(ctx, details);
      const { id: userId } = ctx.viewer;
      const id = newId();
      // If two arrive at the same time, the index lets one through.
      await insertCheck(ctx.db, { id, userId, details, now: ctx.now });
      const sides = await sendDocuments(ctx.db, userId, id);
      if (!sides.includes('front'))
        throw new AppError('invalid', { fields: { front: 'validation:required' } });
      const about = { checkId: id, documents: sides.length };
      await recordAudit(ctx, {
        actor: userId,
        action: 'identity.submitted',
        subjectId: userId,
        details: about,
      });
    });
  } catch (error) {
    throw isTwice(error) ? new AppError('conflict', { cause: error }) : error;
  }
  return getIdentity(ctx);
}

async function assertStated(ctx: MemberCtx, { dateOfBirth, country }: IdentityDetails): Promise<void> {
  const { timeZone } = await getMe(ctx);
  const problem = payeeAgeProblem(dateOfBirth, ctx.now, timeZone);
  if (problem) throw new AppError('invalid', { fields: { dateOfBirth: problem } });
  assertCountry(country);
}

/**
 * From when these people may be paid, by id; whoever is not approved is left out.
 * @param hold no approval is undone until the caller's transaction ends
 */
export async function payableFrom(
  ctx: Ctx,
  userIds: readonly string[],
  options: { hold?: boolean } = {},
): Promise<Map<string, Date>> {
  const approved = await listApproved(ctx.db, userIds, options);
  return new Map([...approved].map(([id, decidedAt]) => [id, decisionStandsAt(decidedAt)]));
}

async function assertOpen(ctx: MemberCtx): Promise<void> {
  await assertEarns(ctx);
  const check = await findNewest(ctx.db, ctx.viewer.id);
  if (!isOpenForDocuments(check?.status)) throw new AppError('conflict');
}
