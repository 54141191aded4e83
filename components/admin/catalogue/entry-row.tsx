'use client';

import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { CatalogueEntry, CatalogueList } from '@/lib/contract/catalogue';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import styles from './catalogue.module.css';

type EntryRowProps = {
  list: CatalogueList;
  entry: CatalogueEntry;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onMove: (by: -1 | 1) => void;
  onRename: () => void;
  onRetire: () => void;
};

/** One entry: its names, how often it is used, and what can be done with it. */
export function EntryRow({ list, entry, isFirst, isLast, busy, ...on }: EntryRowProps) {
  const { t } = useTranslation('operator');
  const { locale } = useLocale();
  const other = locale === 'ar' ? 'en' : 'ar';
  const name = isolate(entry.name[locale]);
  return (
    <li className={`row cluster spread ${styles.entry}`}>
      <span className={styles.words}>
        <span className="type-label">{entry.name[locale]}</span>
        <span className="type-caption text-secondary">
          <bdi lang={other}>{entry.name[other]}</bdi>
          {' · '}
          {t(`catalogue.uses.${list}`, { count: entry.uses })}
        </span>
      </span>
      <span className="flex">
        <IconButton
          aria-label={t('catalogue.up', { name })}
          disabled={isFirst || busy}
          onClick={() => on.onMove(-1)}
        >
          <Icon name="chevron-up" size={20} />
        </IconButton>
        <IconButton
          aria-label={t('catalogue.down', { name })}
          disabled={isLast || busy}
          onClick={() => on.onMove(1)}
        >
          <Icon name="chevron-down" size={20} />
        </IconButton>
        <IconButton aria-label={t('catalogue.renameOne', { name })} onClick={on.onRename}>
          <Icon name="edit" size={20} />
        </IconButton>
        <IconButton aria-label={t('catalogue.retireOne', { name })} onClick={on.onRetire}>
          <Icon name="trash" size={20} />
        </IconButton>
      </span>
    </li>
  );
}
