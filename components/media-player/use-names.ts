import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';

/** Speeds and languages, in the reader's language. */
export function useNames() {
  const { intl } = useLocale();
  return {
    speed: (speed: number) => `${numberFormat(intl).format(speed)}×`,
    /** @param language as in `lang` */
    language: (language: string) =>
      new Intl.DisplayNames(intl, { type: 'language', fallback: 'code' }).of(language) ?? language,
  };
}
