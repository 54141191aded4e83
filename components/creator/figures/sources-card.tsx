'use client';

import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import type { CreatorStats } from '@/lib/contract/creator-stats';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import styles from './lists.module.css';
import { percent } from './metrics';

type SourcesCardProps = Pick<CreatorStats, 'sources' | 'visitors'>;

/**
 * Where visitors came from, with shares. Names of other sites are plain text: browsers report them, so anybody could
 * choose them.
 */
export function SourcesCard({ sources, visitors }: SourcesCardProps) {
  const { t } = useTranslation('creator-stats');
  const titleId = useId();
  const rest = visitors.now - sources.reduce((sum, { visitors: some }) => sum + some, 0);
  const rows = sources.map(({ source, host, visitors: count }) => ({
    name: host ? <bdi dir="ltr">{host}</bdi> : t(`source.${source}`),
    kind: host ? t(`source.${source}`) : null,
    key: `${source} ${host}`,
    count,
  }));
  if (rest > 0) rows.push({ name: t('sources.rest'), kind: null, key: 'rest', count: rest });
  return (
    <Card padding="none" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('sources.title')}
      </h2>
      {rows.length === 0 ? <p className={styles.nothing}>{t('sources.empty')}</p> : null}
      <ol>
        {rows.map(({ name, kind, key, count }) => (
          <Row key={key} name={name} kind={kind} count={count} of={visitors.now} />
        ))}
      </ol>
    </Card>
  );
}

type RowProps = { name: React.ReactNode; kind: string | null; count: number; of: number };

function Row({ name, kind, count, of }: RowProps) {
  const { t } = useTranslation('creator-stats');
  const { intl } = useLocale();
  const part = percent(count / of, intl);
  return (
    <li className={styles.source} style={{ '--part': count / of } as CSSProperties}>
      <span className="anywhere">
        {name}
        {kind ? <span className={styles.kind}>{kind}</span> : null}
      </span>
      <span className="type-label tabular">{numberFormat(intl).format(count)}</span>
      <bdi dir="ltr" className={styles.part} title={t('sources.share', { percent: part })}>
        {part}
      </bdi>
    </li>
  );
}
