import { isolate } from '@/lib/shared/arabic';
import { dateTimeFormat } from '@/lib/shared/intl';

/**
 * A time zone as readers know it, with its IANA name: «توقيت السعودية (Asia/Riyadh)».
 * @param intlTag from `useLocale().intl`
 */
export function zoneName(zone: string, intlTag: string): string {
  const named = dateTimeFormat(intlTag, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${named ?? zone} ${isolate(`(${zone})`)}`;
}
