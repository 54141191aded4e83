'use client';

import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/hooks/use-action';
import { useTimeLeft } from '@/hooks/use-time-left';
import { deleteSlotHold, getCart, getSlotHold } from '@/lib/client/endpoints.gen';
import type { SlotHold } from '@/lib/contract/kinds/bookings';
import { queryKey } from '@/lib/contract/query-key';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { Messages } from '@/lib/i18n/page-messages';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import styles from './held-slot.module.css';
import { useSlotWords } from './use-slot-words';

type HeldSlotProps = {
  productId: string;
  hold: SlotHold;
  /** where one pays; left out where this is */
  goOn?: string;
  /** after it was given back */
  onGiven?: () => void;
};

/** The time that is kept for the viewer: when, what goes back to whoever cancels, and for how long it is kept. */
export function HeldSlot(props: HeldSlotProps) {
  return (
    <Messages of={['kinds-bookings']}>
      <Held {...props} />
    </Messages>
  );
}

function Held({ productId, hold, goOn, onGiven }: HeldSlotProps) {
  const { t } = useTranslation('kinds-bookings');
  const words = useSlotWords();
  const { intl } = useLocale();
  const input = { params: { id: productId } };
  const holdKey = queryKey(getSlotHold, input);
  const giveBack = useAction(deleteSlotHold, {
    done: t('held.given'),
    toastsFailure: true,
    keep: (client) => client.removeQueries({ queryKey: holdKey }),
  });
  const client = useQueryClient();
  const left = useTimeLeft(hold.until, () => {
    void client.invalidateQueries({ queryKey: queryKey(getCart, {}) });
    void client.resetQueries({ queryKey: holdKey });
  });
  const { local, host } = hold.slot;
  return (
    <section className={styles.held} aria-label={t('held.title')}>
      <p className="row gap-2">
        <Icon name="calendar" size={20} />
        <strong>{words(local)}</strong>
      </p>
      {local.offset === host.offset ? null : (
        <p className="type-body2 text-secondary">
          {t('choose.theirs')}: {words(host)}
        </p>
      )}
      <p className="type-body2 text-secondary">{useBackLines(hold).join(' ')}</p>
      {hold.acceptBy ? (
        <p className="type-body2 text-secondary">
          {t('byHand.held', { time: isolate(formatMoment(hold.acceptBy, intl, hold.timeZone)) })}
        </p>
      ) : null}
      <p className={`row gap-2 tabular ${styles.left}`}>
        <Icon name="clock" size={20} />
        {/* Read once, not at each second. */}
        <span role="timer">
          {left ? t('held.left', { time: left }) : left === null ? t('held.over') : null}
        </span>
      </p>
      <div className="cluster gap-2">
        {goOn && left !== null ? <Button href={goOn}>{t('held.goOn')}</Button> : null}
        <Button
          variant="text"
          loading={giveBack.isPending}
          onClick={() => giveBack.run(input, { onSuccess: () => onGiven?.() })}
        >
          {t('held.giveBack')}
        </Button>
      </div>
    </section>
  );
}

/** What goes back, with the moments until when. */
function useBackLines({ freeUntil, halfUntil }: SlotHold): string[] {
  const { t } = useTranslation('kinds-bookings');
  const words = useSlotWords();
  if (freeUntil)
    return [
      t('held.free', { time: words(freeUntil) }),
      ...(halfUntil ? [t('held.halfThen', { time: words(halfUntil) })] : []),
      t('held.noneThen'),
    ];
  return halfUntil ? [t('held.half', { time: words(halfUntil) }), t('held.noneThen')] : [t('held.none')];
}
