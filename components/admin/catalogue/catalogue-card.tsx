'use client';

import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/hooks/use-action';
import { orderCatalogue } from '@/lib/client/endpoints.gen';
import type { CatalogueEntry, CatalogueList } from '@/lib/contract/catalogue';
import styles from './catalogue.module.css';
import { EntryRow } from './entry-row';
import { keepList } from './keep-list';
import { NameDialog } from './name-dialog';
import { RetireDialog } from './retire-dialog';
import { RetiredEntries } from './retired-entries';

type CatalogueCardProps = { list: CatalogueList; entries: readonly CatalogueEntry[] };

/** One list in its order. Entries are added, renamed, moved and retired. */
export function CatalogueCard({ list, entries }: CatalogueCardProps) {
  const { t } = useTranslation('operator');
  const titleId = useId();
  const order = useAction(orderCatalogue, { keep: keepList, toastsFailure: true });
  const [named, setNamed] = useState<CatalogueEntry | 'new' | null>(null);
  const [leaving, setLeaving] = useState<CatalogueEntry | null>(null);
  const live = entries.filter(({ retiredAt }) => retiredAt === null);
  const move = (index: number, by: -1 | 1) => {
    const ids = live.map(({ _id }) => _id);
    const [moved] = ids.splice(index, 1);
    ids.splice(index + by, 0, moved ?? '');
    order.run({ params: { list }, body: { ids } });
  };
  return (
    <Card labelledBy={titleId}>
      <header className={`row cluster spread ${styles.head}`}>
        <h2 id={titleId} className="type-h6">
          {t(`catalogue.${list}`)}
        </h2>
        <Button variant="outlined" startIcon={<Icon name="plus" size={20} />} onClick={() => setNamed('new')}>
          {t(`catalogue.add.${list}`)}
        </Button>
      </header>
      <ol aria-label={t(`catalogue.${list}`)}>
        {live.map((entry, index) => (
          <EntryRow
            key={entry._id}
            list={list}
            entry={entry}
            isFirst={index === 0}
            isLast={index === live.length - 1}
            busy={order.isPending}
            onMove={(by) => move(index, by)}
            onRename={() => setNamed(entry)}
            onRetire={() => setLeaving(entry)}
          />
        ))}
      </ol>
      <RetiredEntries list={list} entries={entries.filter(({ retiredAt }) => retiredAt !== null)} />
      <NameDialog list={list} entry={named} onClose={() => setNamed(null)} />
      <RetireDialog list={list} entry={leaving} others={live} onClose={() => setLeaving(null)} />
    </Card>
  );
}
