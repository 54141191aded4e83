'use client';

import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { listMembers } from '@/lib/client/endpoints.gen';
import { ACCOUNT_STATUSES } from '@/lib/contract/choices';
import type { Input } from '@/lib/contract/endpoint';
import { paths } from '@/lib/shared/paths';
import styles from './people.module.css';

export type MemberFilter = NonNullable<Input<typeof listMembers>['query']>;

type MemberFiltersProps = { filter: MemberFilter };

/** The search is kept in the address, so that its results can be linked to. */
export function MemberFilters({ filter }: MemberFiltersProps) {
  const { t } = useTranslation('operator');
  const router = useRouter();
  const [words, setWords] = useState(filter.q ?? '');
  const go = (change: { q?: string; status?: string }) =>
    router.push(paths.adminPeople({ q: filter.q, status: filter.status, ...change }), { scroll: false });
  const search = (event: FormEvent) => {
    event.preventDefault();
    go({ q: words.trim() || undefined });
  };
  return (
    <search className={styles.filters}>
      <form method="get" action={paths.adminPeople()} onSubmit={search} className={styles.find}>
        <TextField
          name="q"
          label={t('people.find')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder={t('people.findHint')}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'auto', maxLength: 120 } }}
          fullWidth
        />
        <Button type="submit" startIcon={<Icon name="search" size={20} />}>
          {t('people.search')}
        </Button>
      </form>
      <TextField
        select
        label={t('people.status')}
        value={filter.status ?? ''}
        onChange={(event) => go({ status: event.target.value || undefined })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('people.anyStatus')}</MenuItem>
        {ACCOUNT_STATUSES.map((status) => (
          <MenuItem key={status} value={status}>
            {t(`status.${status}`)}
          </MenuItem>
        ))}
      </TextField>
    </search>
  );
}
