import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { getTranslation } from '@/lib/i18n/server';
import { publicPage } from '@/lib/server/requests/public-page';
import { formatDay } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';

const UPDATED = '2026-11-21';
const SECTIONS = [
  'account',
  'content',
  'conduct',
  'sell',
  'buy',
  'refund',
  'payout',
  'share',
  'moderation',
  'end',
  'liability',
  'changes',
] as const;

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('legal');
  return publicPage({
    title: t('terms.title'),
    description: t('terms.description'),
    path: paths.termsAndConditions(),
  });
}

export default async function TermsPage() {
  const { t, intl } = await getTranslation('legal');
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`terms.sections.${id}.title`),
    text: t(`terms.sections.${id}.text`),
  }));
  return (
    <LegalPage
      title={t('terms.title')}
      intro={t('terms.intro')}
      updated={t('updated', { date: formatDay(UPDATED, 'text', intl) })}
      contents={t('contents')}
      contact={t('contact')}
      sections={sections}
    />
  );
}
