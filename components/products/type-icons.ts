import type { IconName } from '@/components/ui/icons/registry';
import type { ProductType } from '@/lib/contract/products';

/** The icon for each type of product. */
export const typeIcons: Readonly<Record<ProductType, IconName>> = {
  full_course: 'course',
  micro_course: 'play',
  template_kit: 'template',
  guide_ebook: 'book',
  consulting: 'consulting',
  assessment_workshop: 'quiz',
  audio_series: 'audio',
  slide_aids: 'slides',
  tutoring: 'tutoring',
  other: 'box',
};
