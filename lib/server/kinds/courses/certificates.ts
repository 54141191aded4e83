import 'server-only';
import { randomInt } from 'node:crypto';
import type { Parsed } from '@/lib/contract/endpoint';
import type { Certificate, createCertificate as CreateCertificate } from '@/lib/contract/kinds/certificates';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { AppError, found } from '@/lib/server/errors';
import { attachment } from '@/lib/server/http/attachment';
import { formatDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { knownTimeZone } from '@/lib/shared/time-zone';
import { type CertificateRow, findByCode, findCertificate, upsertCertificate } from './repo-certificates';
import { findRoom, type RoomRow } from './repo-room';

// Without signs that are taken for another, as some are typed from paper: twenty of them are 98 random bits.
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';
const CODE_LENGTH = 20;

/** The lessons that must be complete for the certificate. */
export const requiredOf = (rows: readonly RoomRow[]): RoomRow[] =>
  rows.filter((row) => row.is_required && !row.is_removed);

export const presentCertificate = (row: CertificateRow): Certificate => ({
  code: row.code,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  title: row.title,
  creator: row.creator,
  of: row.type !== 'assessment_workshop' ? 'course' : row.has_seat ? 'workshop' : 'assessment',
  seconds: row.seconds,
  issuedOn: row.issued_on,
  state: row.access === 'active' ? 'valid' : 'revoked',
});

/**
 * Issues the certificate of a purchase that has earned one. Once issued, it stays the same whatever happens to what was
 * bought.
 * @param earned how long it took, in seconds; null where it is not earned
 * @throws AppError `not_entitled`, `course_unfinished`
 */
export async function issueCertificate(
  ctx: MemberCtx,
  id: string,
  { nameAr, nameEn }: Parsed<typeof CreateCertificate>['body'],
  { earned, timeZone }: { earned: number | null; timeZone: string | null },
): Promise<Certificate> {
  const issued = await findCertificate(ctx.db, id);
  if (!issued && earned === null) throw new AppError('course_unfinished');
  const day = intlTag('en', 'latn', 'gregory');
  const isActive = await upsertCertificate(ctx.db, {
    entitlementId: id,
    code: Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
    nameAr: nameAr ?? null,
    nameEn: nameEn ?? null,
    seconds: earned ?? 0,
    issuedOn: formatDate(ctx.now.toISOString(), 'dash', day, knownTimeZone(timeZone)),
  });
  if (!isActive) throw new AppError('not_entitled');
  return presentCertificate(found(await findCertificate(ctx.db, id)));
}

/** The certificate of a purchase, where it has one. */
export async function certificateOf(ctx: Ctx, entitlementId: string): Promise<Certificate | null> {
  const row = await findCertificate(ctx.db, entitlementId);
  return row ? presentCertificate(row) : null;
}

/** Returns whether the caller has it. @throws AppError `not_found`, `not_entitled` */
export async function activeRoom(ctx: MemberCtx, id: string) {
  const room = found(await findRoom(ctx.db, { id, holderId: ctx.viewer.id }));
  if (room.access !== 'active') throw new AppError('not_entitled');
  return room;
}

/** A certificate, for everybody who knows its code. @throws AppError `not_found` */
export async function getCertificate(ctx: Ctx, code: string): Promise<Certificate> {
  return presentCertificate(found(await findByCode(ctx.db, code)));
}

/** The certificate of a purchase as a PDF. @throws AppError `not_found`, `not_entitled` */
export async function certificatePdf(ctx: MemberCtx, id: string, locale: Locale): Promise<Response> {
  await activeRoom(ctx, id);
  const certificate = presentCertificate(found(await findCertificate(ctx.db, id)));
  // The drawing code takes 20 MB of memory, so it is loaded only when somebody wants a PDF.
  const { drawCertificate } = await import('./certificate-pdf');
  const body = await drawCertificate(certificate, { locale, address: addressOf(certificate.code) });
  const name = translateKey(locale, 'certificates:file', { title: certificate.title }) ?? certificate.code;
  return attachment({ name, type: 'application/pdf', body });
}

const addressOf = (code: string): string => new URL(paths.certificate(code), env().APP_URL).href;

/** The address of a certificate as a picture to scan, black on white in every theme. */
export async function drawAddress(code: string): Promise<string> {
  const { toString: drawQr } = await import('qrcode');
  return drawQr(addressOf(code), { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
}
