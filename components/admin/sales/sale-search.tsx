'use client';

import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/shared/paths';
import styles from './sales.module.css';

type SaleSearchProps = { q: string | undefined };

/** The search is kept in the address, so that its results can be linked to. */
export function SaleSearch({ q }: SaleSearchProps) {
  const { t } = useTranslation('operator-sales');
  const router = useRouter();
  const [words, setWords] = useState(q ?? '');
  const search = (event: FormEvent) => {
    event.preventDefault();
    router.push(paths.adminSales(words.trim() || undefined), { scroll: false });
  };
  return (
    <search>
      <form method="get" action={paths.adminSales()} onSubmit={search} className={styles.find}>
        <TextField
          name="q"
          label={t('find')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder={t('findHint')}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'auto', maxLength: 120 } }}
          fullWidth
        />
        <Button type="submit" startIcon={<Icon name="search" size={20} />}>
          {t('search')}
        </Button>
      </form>
    </search>
  );
}
