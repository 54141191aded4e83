'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '@/components/forms/use-message';
import type { WrongRow } from '@/lib/client/quiz-files/checked';
import styles from './quiz.module.css';

const MOST_SHOWN = 30;

type WrongFileProps = {
  rows: readonly WrongRow[];
  /** How many questions of the file were added. */
  added: number;
  onClose: () => void;
};

/** What could not be read of a file of questions: each wrong row with its number. */
export function WrongFile({ rows, added, onClose }: WrongFileProps) {
  const { t } = useTranslation('kinds-quizzes');
  const message = useMessage();
  const titleId = useId();
  const more = rows.length - MOST_SHOWN;
  return (
    <Dialog open={rows.length > 0} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(added > 0 ? 'file.partTitle' : 'file.wrongTitle')}</DialogTitle>
      <DialogContent>
        <p className={styles.hint}>
          {added > 0 ? t('file.partHint', { count: added }) : t('file.wrongHint')}
        </p>
        <ul className={styles.wrongRows}>
          {rows.slice(0, MOST_SHOWN).map(({ row, problem }) => (
            <li key={row}>
              <strong>{t('file.row', { row })}</strong> {message(problem)}
            </li>
          ))}
        </ul>
        {more > 0 ? <p className={styles.hint}>{t('file.more', { count: more })}</p> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('file.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
