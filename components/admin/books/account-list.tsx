'use client';

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRouter } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Money } from '@/components/ui/money';
import { type AccountFilter, useLedgerAccounts } from '@/hooks/admin/use-books';
import { AccountKind } from '@/lib/contract/books';
import { paths } from '@/lib/shared/paths';
import styles from './books.module.css';

type AccountListProps = { filter: AccountFilter };

/** Accounts of the ledger with what stands in them. */
export function AccountList({ filter }: AccountListProps) {
  const { t } = useTranslation('operator');
  const router = useRouter();
  const list = useLedgerAccounts(filter);
  return (
    <div className={styles.page}>
      <TextField
        select
        className={styles.filter}
        label={t('books.kind')}
        value={filter.kind ?? ''}
        onChange={(event) =>
          router.push(paths.adminAccounts({ ...filter, kind: event.target.value || undefined }), {
            scroll: false,
          })
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('books.anyKind')}</MenuItem>
        {AccountKind.options.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`account.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {list.isError && list.items.length === 0 ? <LoadError title={t('books.failed')} query={list} /> : null}
      {!list.isPending && !list.isError && list.items.length === 0 ? (
        <EmptyView drawing="chart" title={t('books.noAccounts')} />
      ) : null}
      {list.items.length > 0 ? (
        <Card as="div" padding="none">
          <ul aria-label={t('books.accountsTitle')} className={styles.list}>
            {list.items.map(({ _id, kind, owner, balance }) => (
              <li key={_id}>
                <AppLink href={paths.adminAccount(_id)} className={styles.row}>
                  <span className={styles.words}>
                    <span className={styles.name}>
                      {owner ? <BidiText>{owner.name}</BidiText> : t('books.house')}
                    </span>
                    <span className={styles.quiet}>{t(`account.${kind}`)}</span>
                  </span>
                  <Money money={balance} />
                </AppLink>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <LoadMore list={list} />
    </div>
  );
}
