import Button from '@mui/material/Button';
import { EmptyView } from '@/components/ui/empty-view';
import { getTranslation } from '@/lib/i18n/server';
import { paths } from '@/lib/shared/paths';

/** A page that does not exist, or not for whoever asks. */
export async function MissingPage() {
  const { t } = await getTranslation('errors');
  return (
    <EmptyView
      drawing="lost"
      titleAs="h1"
      title={t('missing.title')}
      subtitle={t('missing.subtitle')}
      action={<Button href={paths.home()}>{t('missing.home')}</Button>}
    />
  );
}
