import { dateTimeFormat } from './intl';

/** The months of the calendar of Umm al-Qura, in both languages. */
export const HIJRI_MONTHS = {
  ar: [
    'محرم',
    'صفر',
    'ربيع الأول',
    'ربيع الآخر',
    'جمادى الأولى',
    'جمادى الآخرة',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذو القعدة',
    'ذو الحجة',
  ],
  en: [
    'Muharram',
    'Safar',
    'Rabi I',
    'Rabi II',
    'Jumada I',
    'Jumada II',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhul-Qadah',
    'Dhul-Hijjah',
  ],
} as const;

const ERA = { ar: 'هـ', en: 'AH' } as const;

/** Returns whether a tag for `Intl` names the calendar of Umm al-Qura. */
export const isHijri = (intlTag: string) => intlTag.includes('-ca-islamic-umalqura');

/**
 * A day in the calendar of Umm al-Qura: «12 جمادى الآخرة 1448 هـ». `Intl` gives the numbers, this file the names: ICU's
 * spelling of the months differs between the versions of Node and the browsers, and the page would render twice.
 * @param intlTag with the Umm al-Qura calendar, see `isHijri`
 */
export function formatHijri(date: Date, intlTag: string, timeZone: string): string {
  const language = intlTag.startsWith('ar') ? 'ar' : 'en';
  const digits = intlTag.endsWith('-arab') ? 'arab' : 'latn';
  const tag = `en-u-ca-islamic-umalqura-nu-${digits}`;
  const part = (wanted: 'day' | 'year') => partOf(date, tag, timeZone, wanted);
  const month = hijriMonth(date, timeZone);
  return `${part('day')} ${HIJRI_MONTHS[language][month - 1]} ${part('year')} ${ERA[language]}`;
}

/** The number of the month, from 1 on, in which a day falls in the calendar of Umm al-Qura. */
export const hijriMonth = (date: Date, timeZone: string): number =>
  Number(partOf(date, 'en-u-ca-islamic-umalqura-nu-latn', timeZone, 'month'));

function partOf(date: Date, tag: string, timeZone: string, wanted: 'day' | 'month' | 'year'): string {
  const format = dateTimeFormat(tag, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone,
  });
  return format.formatToParts(date).find(({ type }) => type === wanted)?.value ?? '';
}
