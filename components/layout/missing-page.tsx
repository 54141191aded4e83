import Button from '@mui/material/Button';
import { EmptyView } from '@/components/ui/empty-view';
import { getTranslation } from '@/lib/i18n/server';
import { type MissingKind, paths } from '@/lib/shared/paths';
import styles from './missing-page.module.css';

type MissingPageProps = { of?: MissingKind };

/** What does not exist, or not for whoever asks: the same words for both. Its links need no script. */
export async function MissingPage({ of = 'page' }: MissingPageProps) {
  const { t } = await getTranslation('errors');
  return (
    <EmptyView
      drawing="lost"
      titleAs="h1"
      title={t(`missing.${of}.title`)}
      subtitle={t(`missing.${of}.subtitle`)}
      action={
        <ul className={styles.ways}>
          <li>
            <Button href={paths.home()}>{t('missing.home')}</Button>
          </li>
          <li>
            <Button variant="outlined" href={paths.marketplace()}>
              {t('missing.market')}
            </Button>
          </li>
          <li>
            <Button variant="outlined" href={of === 'person' ? paths.explore('users') : paths.search()}>
              {t(of === 'person' ? 'missing.people' : 'missing.search')}
            </Button>
          </li>
        </ul>
      }
    />
  );
}
