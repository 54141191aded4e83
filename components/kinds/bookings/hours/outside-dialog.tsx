'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiTextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '@/hooks/use-action';
import { useToast } from '@/hooks/use-toast';
import { cancelHostBooking } from '@/lib/client/endpoints.gen';
import type { OutsideBooking } from '@/lib/contract/kinds/booking-hours';
import { isolate } from '@/lib/shared/arabic';
import { useSlotWords } from '../../times/use-slot-words';
import styles from './outside-dialog.module.css';

const LONGEST_REASON = 500;

type OutsideDialogProps = {
  bookings: readonly OutsideBooking[];
  onCancelled: (id: string) => void;
  onClose: () => void;
};

/** The bookings that new hours leave outside: each is kept, or cancelled with all its money back. */
export function OutsideDialog({ bookings, onCancelled, onClose }: OutsideDialogProps) {
  const { t } = useTranslation('booking-hours');
  const toast = useToast();
  const titleId = useId();
  const cancel = useAction(cancelHostBooking);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const ids = bookings.map(({ _id }) => _id).filter((id) => chosen.includes(id));
  const isReady = ids.length > 0 && reason.trim() !== '';
  // One after the other: after a failure, those before it are cancelled, and the dialog says why.
  const confirm = async () => {
    try {
      for (const id of ids) {
        await cancel.runAsync({ params: { id }, body: { reason: reason.trim() } });
        onCancelled(id);
      }
    } catch {
      return;
    }
    toast(t('outside.cancelled', { count: ids.length }));
    onClose();
  };
  return (
    <Dialog open onClose={cancel.isPending ? undefined : onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>{t('outside.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('outside.text')}</DialogContentText>
        <ul className={styles.list}>
          {bookings.map((booking) => (
            <Row
              key={booking._id}
              booking={booking}
              isChosen={chosen.includes(booking._id)}
              onChange={(isChosen) =>
                setChosen(
                  isChosen ? [...chosen, booking._id] : chosen.filter((other) => other !== booking._id),
                )
              }
            />
          ))}
        </ul>
        {ids.length > 0 ? (
          <MuiTextField
            label={t('outside.reason')}
            helperText={t('outside.reasonHint')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
            fullWidth
            multiline
            minRows={2}
            required
          />
        ) : null}
        {cancel.failure ? <Alert severity="error">{cancel.failure}</Alert> : null}
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="inherit" onClick={onClose} disabled={cancel.isPending}>
          {t('outside.keep')}
        </Button>
        <Button color="error" onClick={() => void confirm()} disabled={!isReady} loading={cancel.isPending}>
          {t('outside.cancel', { count: ids.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type RowProps = {
  booking: OutsideBooking;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

function Row({ booking: { title, buyer, slot }, isChosen, onChange }: RowProps) {
  const { t } = useTranslation('booking-hours');
  const words = useSlotWords();
  return (
    <li>
      <FormControlLabel
        control={<Checkbox checked={isChosen} onChange={(_event, checked) => onChange(checked)} />}
        label={
          <span className="grid">
            <span>{t('outside.booking', { who: isolate(buyer.name), title: isolate(title) })}</span>
            <span className="type-body2 text-secondary">{words(slot.local)}</span>
          </span>
        }
      />
    </li>
  );
}
