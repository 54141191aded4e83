import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/hosted-offers';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { notify } from '@/lib/server/notifications/service';
import { getOthers } from '@/lib/server/users/service';
import { findMembership, listHosted, updateAgreed } from './repo-hosts';
import { findOffer } from './repo-offers';

/**
 * Who gives the time of an offer of the caller: themselves, or a member of their company, who is asked. Named again,
 * they are not asked again.
 * @throws AppError `invalid` for somebody who is not a member, or has no page for hours
 */
export async function nameHost(
  ctx: MemberCtx,
  productId: string,
  hostId: string | null,
): Promise<{ host_id: string; agreed_as: string | null }> {
  const { db, viewer } = ctx;
  if (hostId === null || hostId === viewer.id) return { host_id: viewer.id, agreed_as: null };
  const membership = await findMembership(db, viewer.id, hostId);
  if (!membership)
    throw new AppError('invalid', { fields: { 'content.hostId': 'kinds-bookings:wrong.host.gone' } });
  const before = await findOffer(db, productId);
  if (before?.host_id === hostId) return { host_id: hostId, agreed_as: before.agreed_as };
  await notify(ctx, { to: hostId, kind: 'host_asked', actorId: viewer.id, subject: productId, productId });
  return { host_id: hostId, agreed_as: null };
}

/** The offers of companies that name the caller as who gives them. Members see no prices. */
export async function listHostedOffers(ctx: MemberCtx): Promise<Payload<typeof contract.listHostedOffers>> {
  const rows = await listHosted(ctx.db, ctx.viewer.id);
  const companies = await getOthers(
    ctx,
    rows.map(({ company_id }) => company_id),
  );
  return {
    data: rows.map(({ product_id: _id, company_id, title, lengths, place, seats, agreed: isAgreed }) => ({
      _id,
      title,
      place,
      seats,
      isAgreed,
      company: found(companies.get(company_id)),
      lengths: lengths.map(({ minutes }) => minutes),
    })),
  };
}

/**
 * Says whether the caller gives their time for an offer of their company. What is booked stays booked.
 * @throws AppError `not_found` where no company of theirs names them
 */
export function putHostedOffer(
  ctx: MemberCtx,
  productId: string,
  { isAgreed }: Parsed<typeof contract.putHostedOffer>['body'],
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const hostId = ctx.viewer.id;
    const companyId = await updateAgreed(ctx.db, { hostId, productId, isAgreed });
    if (companyId) {
      const topic = isAgreed ? 'agreed' : 'declined';
      const about = { actorId: hostId, subject: productId, productId, topic } as const;
      await notify(ctx, { to: companyId, kind: 'host_answered', ...about });
    } else {
      const own = (await listHosted(ctx.db, hostId)).some(({ product_id }) => product_id === productId);
      if (!own) throw new AppError('not_found');
    }
    return { done: true };
  });
}
