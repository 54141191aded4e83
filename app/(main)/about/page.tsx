import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { getTranslation } from '@/lib/i18n/server';
import { publicPage } from '@/lib/server/requests/public-page';
import { paths } from '@/lib/shared/paths';

const SECTIONS = ['why', 'how', 'promise'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('legal');
  return publicPage({
    title: t('about.title'),
    description: t('about.description'),
    path: paths.about(),
  });
}

export default async function AboutPage() {
  const { t } = await getTranslation('legal');
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`about.sections.${id}.title`),
    text: t(`about.sections.${id}.text`),
  }));
  return <LegalPage title={t('about.title')} intro={t('about.intro')} sections={sections} />;
}
