import { useLocale } from '@/lib/i18n/i18n-provider';

/** The name of a language in the reader's own: «الإنجليزية». @returns a function of its code (ISO 639) */
export function useLanguageName(): (code: string) => string {
  const { intl } = useLocale();
  return (code) => new Intl.DisplayNames(intl, { type: 'language', fallback: 'code' }).of(code) ?? code;
}
