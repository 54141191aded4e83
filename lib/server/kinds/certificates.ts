import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { Certificate, createCertificate as CreateCertificate } from '@/lib/contract/kinds/certificates';
import { isSeries } from '@/lib/contract/kinds/types';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { activeRoom, issueCertificate } from './courses/certificates';
import { kindOf } from './index';

/**
 * Issues the certificate of one of the caller's purchases, where it has earned one: its kind says so.
 * @throws AppError `not_found`, for an audio series too: it has none; `not_entitled`, `course_unfinished`
 */
export async function createCertificate(
  ctx: MemberCtx,
  id: string,
  names: Parsed<typeof CreateCertificate>['body'],
): Promise<Certificate> {
  const { type, time_zone: timeZone } = await activeRoom(ctx, id);
  if (isSeries(type)) throw new AppError('not_found');
  const earned = (await kindOf(type).purchases.earned?.(ctx, id)) ?? null;
  return issueCertificate(ctx, id, names, { earned, timeZone });
}
