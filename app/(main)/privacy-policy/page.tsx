import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { getTranslation } from '@/lib/i18n/server';
import { publicPage } from '@/lib/server/requests/public-page';
import { formatDay } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';

const UPDATED = '2026-11-27';
const SECTIONS = [
  'collect',
  'use',
  'visible',
  'share',
  'cookies',
  'keep',
  'rights',
  'protect',
  'children',
  'changes',
] as const;

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('legal');
  return publicPage({
    title: t('privacy.title'),
    description: t('privacy.description'),
    path: paths.privacyPolicy(),
  });
}

export default async function PrivacyPolicyPage() {
  const { t, intl } = await getTranslation('legal');
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`privacy.sections.${id}.title`),
    text: t(`privacy.sections.${id}.text`),
  }));
  return (
    <LegalPage
      title={t('privacy.title')}
      intro={t('privacy.intro')}
      updated={t('updated', { date: formatDay(UPDATED, 'text', intl) })}
      contents={t('contents')}
      contact={t('contact')}
      sections={sections}
    />
  );
}
