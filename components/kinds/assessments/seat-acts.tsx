'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { useSeatActs } from '@/hooks/kinds/assessments/use-seat';
import { useErrorText } from '@/hooks/use-error-text';
import type { WorkshopSeat } from '@/lib/contract/kinds/workshops';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
import type { RoomProps } from '../parts';

type SeatActsProps = RoomProps & { seat: WorkshopSeat };

/** What a holder can do with a seat: save the date, and give it back. What would come back is said before. */
export function SeatActs({ entitlementId, seat }: SeatActsProps) {
  const { t } = useTranslation('workshop-room');
  const { intl } = useLocale();
  const toast = useToast();
  const errorText = useErrorText();
  const { save, cancel } = useSeatActs(entitlementId);
  const [asks, setAsks] = useState(false);
  const { state, hasBegun, isOver, backBps, back } = seat;
  if (state === 'cancelled' || isOver) return null;
  const share = backBps === 10_000 ? 'all' : backBps > 0 ? 'half' : 'none';
  return (
    <div className="cluster gap-2">
      <Button
        variant="outlined"
        loading={save.isPending}
        startIcon={<Icon name="calendar" size={20} />}
        onClick={() => save.mutate('qeema.ics', { onError: (error) => toast(errorText(error)) })}
      >
        {t('calendar')}
      </Button>
      {hasBegun ? null : (
        <Button variant="text" color="error" onClick={() => setAsks(true)}>
          {t('giveBack.open')}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title={t('giveBack.title')}
        confirmLabel={t('giveBack.open')}
        destructive
        loading={cancel.isPending}
        error={cancel.error ? errorText(cancel.error) : null}
        onCancel={() => setAsks(false)}
        onConfirm={() =>
          cancel.mutate(backBps, {
            onSuccess: () => {
              toast(t('giveBack.done'));
              setAsks(false);
            },
          })
        }
      >
        {t(`giveBack.${share}`, { amount: isolate(formatMoney(back, intl)) })}
      </ConfirmDialog>
    </div>
  );
}
