'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRouter } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { Money } from '@/components/ui/money';
import { useAction } from '@/hooks/use-action';
import { createSlotHold } from '@/lib/client/endpoints.gen';
import type { BookingsOutline } from '@/lib/contract/kinds/booking-offer';
import type { BookableSlot } from '@/lib/contract/kinds/bookings';
import type { ProductView } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import { useSlotWords } from '../../times/use-slot-words';
import { showWhole } from '../show-whole';
import { useRuleLines } from '../use-rule-lines';
import styles from './choose.module.css';

type ChosenSlotProps = {
  product: ProductView;
  slot: BookableSlot;
  length: BookingsOutline['lengths'][number];
  timeZone: string;
  rules: BookingsOutline['rules'];
  byHand: boolean;
  onChoose: (slot: BookableSlot) => void;
};

/** What was chosen, by both clocks; its price and rules; and the way to pay. Who was too late is shown what is left. */
export function ChosenSlot({ product, slot, length, timeZone, rules, byHand, onChoose }: ChosenSlotProps) {
  const { t } = useTranslation('kinds-bookings');
  const router = useRouter();
  const words = useSlotWords();
  const ruleLines = useRuleLines();
  const hold = useAction(createSlotHold, {
    wanted: ({ body }) => ({ kind: 'book', productId: product._id, name: product.title, ...body }),
  });
  const { local, host, startsAt, seatsLeft } = slot;
  const isFree = length.price.amount === 0;
  const isTaken = hold.error?.code === 'slot_taken';
  const next = isTaken ? (hold.error?.slots ?? []) : [];
  const book = () =>
    hold.run(
      { params: { id: product._id }, body: { startsAt, minutes: length.minutes, timeZone } },
      { onSuccess: () => router.push(paths.checkout(product._id)) },
    );
  return (
    <section ref={showWhole} className={styles.chosen} aria-label={t('held.title')} aria-live="polite">
      <dl className={styles.facts}>
        <div>
          <dt>{t('choose.yours')}</dt>
          <dd>
            <strong>{words(local)}</strong>
          </dd>
        </div>
        {local.offset === host.offset ? null : (
          <div>
            <dt>{t('choose.theirs')}</dt>
            <dd>{words(host)}</dd>
          </div>
        )}
        <div>
          <dt>{t('choose.price')}</dt>
          <dd>
            <Money money={length.price} trimZeros />
            {seatsLeft > 1 ? ` · ${t('choose.seats', { count: seatsLeft })}` : null}
          </dd>
        </div>
      </dl>
      <p className="type-body2 text-secondary">{ruleLines(rules).join(' ')}</p>
      {byHand ? <p className="type-body2 text-secondary">{t('byHand.line')}</p> : null}
      {hold.failure && !isTaken ? (
        <Alert severity="error" role="alert">
          {hold.failure}
        </Alert>
      ) : null}
      {isTaken ? (
        <Alert severity="warning" role="alert">
          {t(next.length > 0 ? 'choose.taken' : 'choose.takenAll')}
          <ul className={styles.next}>
            {next.map((other) => (
              <li key={other.startsAt}>
                <Button variant="outlined" size="small" onClick={() => onChoose(other)}>
                  {words(other.local)}
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <div className="row cluster gap-3">
          <Button size="large" loading={hold.isPending || hold.isSuccess} onClick={book}>
            {t(
              byHand
                ? isFree
                  ? 'byHand.askFree'
                  : 'byHand.ask'
                : isFree
                  ? 'choose.bookFree'
                  : 'choose.book',
            )}
          </Button>
          <p className="type-body2 text-secondary">{t('choose.kept')}</p>
        </div>
      )}
    </section>
  );
}
