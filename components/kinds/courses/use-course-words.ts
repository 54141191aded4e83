import { createContext, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '@/lib/i18n/resources';

/** Whether the course on this page is an audio series. */
export const SeriesContext = createContext(false);

/**
 * The words of a course. An audio series has words of its own where they differ (`lesson.title_series`), since its
 * lessons are episodes.
 */
export function useCourseWords<N extends Namespace | readonly [Namespace, ...Namespace[]]>(namespaces: N) {
  const isSeries = use(SeriesContext);
  const { t } = useTranslation(namespaces);
  return useMemo(() => ({ t: isSeries ? inSeries(t) : t }), [t, isSeries]);
}

function inSeries<T extends (...given: never[]) => unknown>(t: T): T {
  const translate = t as unknown as (key: string, values?: object) => unknown;
  return ((key: string, values?: object) => translate(key, { ...values, context: 'series' })) as unknown as T;
}
