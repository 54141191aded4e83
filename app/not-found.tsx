import Button from '@mui/material/Button';
import type { Metadata } from 'next';
import { EmptyView } from '@/components/ui/empty-view';
import { getTranslation } from '@/lib/i18n/server';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('errors');
  return { title: t('missing.title'), robots: { index: false } };
}

export default async function NotFound() {
  const { t } = await getTranslation('errors');
  return (
    <main>
      <EmptyView
        drawing="lost"
        titleAs="h1"
        title={t('missing.title')}
        subtitle={t('missing.subtitle')}
        action={<Button href={paths.home()}>{t('missing.home')}</Button>}
      />
    </main>
  );
}
