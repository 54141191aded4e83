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
  open: boolean;
  rows: readonly WrongRow[];
  /** The number of questions that the file gave all the same. */
  added: number;
  onClose: () => void;
};

/** Lists the rows of a file of questions that could not be read. */
export function WrongFile({ open, rows, added, onClose }: WrongFileProps) {
  const { t } = useTranslation('kinds-quizzes');
  const message = useMessage();
  const titleId = useId();
  const more = rows.length - MOST_SHOWN;
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(added > 0 ? 'file.partTitle' : 'file.wrongTitle')}</DialogTitle>
      <DialogContent>
        <p className="type-caption text-secondary">
          {added > 0 ? t('file.partHint', { count: added }) : t('file.wrongHint')}
        </p>
        <ul className={styles.wrongRows}>
          {rows.slice(0, MOST_SHOWN).map(({ row, problem }) => (
            <li key={row}>
              <strong>{t('file.row', { row })}</strong> {message(problem)}
            </li>
          ))}
        </ul>
        {more > 0 ? <p className="type-caption text-secondary">{t('file.more', { count: more })}</p> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('file.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
