'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyView } from '@/components/ui/empty-view';
import { type MissingKind, paths } from '@/lib/shared/paths';
import styles from './missing-view.module.css';

type MissingViewProps = { of: MissingKind };

/** Says that something does not exist, with the same words when the viewer may not see it. Its links need no script. */
export function MissingView({ of }: MissingViewProps) {
  const { t } = useTranslation('errors');
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
