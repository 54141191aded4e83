import { ZONE_CITIES } from './zone-cities.gen';

/** The words by which a time zone is found beside its shown name: its city in both languages, and its IANA name. */
export const zoneWords = (zone: string): string => {
  const city = ZONE_CITIES[zone];
  return `${zone.replaceAll('_', ' ')} ${city?.ar ?? ''} ${city?.en ?? ''}`;
};
