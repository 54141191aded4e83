import type { Locale } from './locales';
import { ZONE_CITIES } from './zone-cities.gen';
import { zoneWords } from './zone-words';

/** `also` has the words by which it is found as well, which are not shown. */
export type NamedZone = { zone: string; name: string; also: string };

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const kept = new Map<Locale, NamedZone[]>();

/**
 * All time zones by the countries that use them, in the order of their names: «الأردن»; with its city where a country
 * has several: «الأراضي الفلسطينية: غزة». On the server only: browsers do not agree on what they know.
 */
export function namedZones(locale: Locale): NamedZone[] {
  const before = kept.get(locale);
  if (before) return before;
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const zones = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const country = regions.of(code);
    const here = country ? (new Intl.Locale('und', { region: code }).getTimeZones() ?? []) : [];
    return here.map((zone) => ({
      zone,
      name: here.length > 1 ? `${country}: ${ZONE_CITIES[zone]?.[locale] ?? zone}` : `${country}`,
      also: zoneWords(zone),
    }));
  });
  const utc = { zone: 'UTC', name: 'UTC', also: '' };
  const once = new Map([...zones, utc].map((named) => [named.zone, named]));
  const named = [...once.values()].sort((one, other) => one.name.localeCompare(other.name, locale));
  kept.set(locale, named);
  return named;
}
