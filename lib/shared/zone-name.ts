import { dateTimeFormat } from './intl';

/**
 * Returns the usual name of a time zone: its country, or its city where a country has several: «توقيت مصر», "New York
 * Time". The names that several countries share are not used: a reader in Amman does not look for "Eastern European
 * Time". Browsers and the server may write a city in different letters, so nothing that both draw at once may show it.
 * @param zone IANA
 * @param intlTag from `useLocale().intl` or `getLocale()`
 */
export function zoneName(zone: string, intlTag: string): string {
  if (/^(Etc\/)?(UTC|GMT)$/.test(zone)) return 'UTC';
  // Other tags of English write "EET" and "ET".
  const tag = intlTag.startsWith('ar') ? intlTag : 'en-001';
  const parts = dateTimeFormat(tag, { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
