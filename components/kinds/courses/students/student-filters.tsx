'use client';

import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { exportStudents } from '@/lib/client/endpoints.gen';
import { STOPPED_DAYS } from '@/lib/contract/choices';
import type { Input } from '@/lib/contract/endpoint';
import { paths } from '@/lib/shared/paths';
import { useCourseWords } from '../use-course-words';
import styles from './students.module.css';

export type StudentFilter = NonNullable<Input<typeof exportStudents>['query']>;

type StudentFiltersProps = { courseId: string; filter: StudentFilter };

/** By name, and who stopped or is done. It is kept in the address, so that Back leads to what one saw before. */
export function StudentFilters({ courseId, filter: { q, group = 'all', days } }: StudentFiltersProps) {
  const { t } = useCourseWords('course-students');
  const router = useRouter();
  const [words, setWords] = useState(q ?? '');
  const chosen = group === 'stopped' ? `stopped-${days}` : group;
  const go = (name: string | undefined, choice: string) => {
    const [next, since] = choice.split('-');
    const shown = next === 'all' ? undefined : next;
    router.push(paths.productStudents(courseId, { name, group: shown, days: since }), { scroll: false });
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    go(words.trim() || undefined, chosen);
  };
  return (
    <search className={styles.filters}>
      <form method="get" action={paths.productStudents(courseId)} onSubmit={search} className={styles.find}>
        <TextField
          name="name"
          label={t('find')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'auto', maxLength: 80 } }}
          fullWidth
        />
        <Button type="submit" startIcon={<Icon name="search" size={20} />}>
          {t('search')}
        </Button>
      </form>
      <TextField
        select
        label={t('group.label')}
        value={chosen}
        onChange={(event) => go(q, event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        <MenuItem value="all">{t('group.all')}</MenuItem>
        {STOPPED_DAYS.map((days) => (
          <MenuItem key={days} value={`stopped-${days}`}>
            {t('group.stopped', { count: Number(days) })}
          </MenuItem>
        ))}
        <MenuItem value="complete">{t('group.complete')}</MenuItem>
      </TextField>
    </search>
  );
}
