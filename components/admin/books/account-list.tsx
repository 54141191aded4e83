'use client';

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRouter } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { AdminList } from '@/components/admin/lists/admin-list';
import lists from '@/components/admin/lists/lists.module.css';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { EmptyView } from '@/components/ui/empty-view';
import { Money } from '@/components/ui/money';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listLedgerAccounts } from '@/lib/client/endpoints.gen';
import { ACCOUNT_KINDS } from '@/lib/contract/choices';
import type { Input } from '@/lib/contract/endpoint';
import { paths } from '@/lib/shared/paths';

type AccountListProps = { filter: NonNullable<Input<typeof listLedgerAccounts>['query']> };

/** Accounts of the ledger with their balances. */
export function AccountList({ filter }: AccountListProps) {
  const { t } = useTranslation('operator');
  const router = useRouter();
  return (
    <div className="stack gap-4">
      <div className="row cluster gap-3">
        <TextField
          select
          className={lists.filter}
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
          {ACCOUNT_KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {t(`account.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <Accounts filter={filter} />
    </div>
  );
}

function Accounts({ filter }: AccountListProps) {
  const { t } = useTranslation('operator');
  const list = useEndpointList(listLedgerAccounts, { query: filter });
  return (
    <AdminList
      list={list}
      label={t('books.accountsTitle')}
      failed={t('books.failed')}
      empty={<EmptyView drawing="chart" title={t('books.noAccounts')} />}
      look="links"
    >
      {({ _id, kind, owner, balance }) => (
        <li>
          <AppLink href={paths.adminAccount(_id)} className={lists.link}>
            <span className={lists.words}>
              <span className={lists.strong}>
                {owner ? <BidiText>{owner.name}</BidiText> : t('books.house')}
              </span>
              <span className="type-caption anywhere text-secondary">{t(`account.${kind}`)}</span>
            </span>
            <Money money={balance} />
          </AppLink>
        </li>
      )}
    </AdminList>
  );
}
