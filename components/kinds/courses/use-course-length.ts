import { useTranslation } from 'react-i18next';
import { courseLength } from '@/lib/shared/course-length';

/** Writes a length in words: «ساعة و20 دقيقة». Nothing for 0. @param seconds are rounded up to minutes */
export function useCourseLength(): (seconds: number) => string {
  const { t } = useTranslation('kinds-courses');
  return (seconds) => courseLength(seconds, (part, values) => t(`length.${part}`, values));
}
