import 'server-only';
import { LOCALES } from '@/lib/i18n/locales';
import { env } from '@/lib/server/env';
import { senderAddress } from '@/lib/server/mail/sender';
import { paths } from '@/lib/shared/paths';
import { DAY } from '@/lib/shared/time';

// RFC 9116 advises less than a year.
const DAYS = 180;

/** Says where weaknesses of this site are reported, and until when that is true (RFC 9116). */
export function securityTxt(now: Date): string {
  const { APP_URL, SECURITY_CONTACT } = env();
  const expires = new Date((Math.floor(now.getTime() / DAY) + DAYS) * DAY);
  return [
    `Contact: ${SECURITY_CONTACT ?? `mailto:${senderAddress()}`}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${APP_URL}${paths.securityTxt()}`,
    '',
  ].join('\n');
}
