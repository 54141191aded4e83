import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyView } from '@/components/ui/empty-view';
import { paths } from '@/lib/shared/paths';

/** Closed, suspended, out of sight for the viewer, or never there: one answer for all. */
export function ProfileMissing() {
  const { t } = useTranslation('errors');
  return (
    <EmptyView
      drawing="lost"
      titleAs="h1"
      title={t('missing.person.title')}
      subtitle={t('missing.person.subtitle')}
      action={<Button href={paths.explore('users')}>{t('missing.people')}</Button>}
    />
  );
}
