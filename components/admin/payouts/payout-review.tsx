'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getAdminPayout, startPayout } from '@/lib/client/endpoints.gen';
import type { AdminPayout } from '@/lib/contract/operator-payouts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { FailDialog, TransferDialog } from './payout-dialogs';
import { PayoutFacts } from './payout-facts';
import { PayoutSending } from './payout-sending';
import styles from './payouts.module.css';
import { RevealedAccount } from './revealed-account';
import { TONES } from './tones';

type PayoutReviewProps = { payoutId: string };

/** One payout: the facts, the bank account on request, and the next step. */
export function PayoutReview({ payoutId }: PayoutReviewProps) {
  const { t } = useTranslation('operator-payouts');
  const query = useEndpointQuery(getAdminPayout, { params: { id: payoutId } });
  return (
    <QueryView query={query} failed={t('failed')}>
      {(payout) => <Review payout={payout} />}
    </QueryView>
  );
}

type PayoutProps = { payout: AdminPayout };

function Review({ payout }: PayoutProps) {
  const { t } = useTranslation('operator-payouts');
  const titleId = useId();
  return (
    <div className={styles.page}>
      <Card padding="large" labelledBy={titleId} className="stack gap-4">
        <div className="row cluster spread gap-3">
          <div>
            <h2 id={titleId} className="type-h6">
              {t('facts')}
            </h2>
            <p className="type-h4 tabular">
              <Money money={payout.amount} />
            </p>
          </div>
          <StatusChip label={t(`queue.${payout.status}`)} tone={TONES[payout.status]} />
        </div>
        <PayoutFacts payout={payout} />
        {payout.account ? <RevealedAccount payoutId={payout._id} /> : null}
        <PayoutSending payout={payout} />
        <Steps payout={payout} />
      </Card>
      <AppLink href={paths.adminPayouts()}>{t('back')}</AppLink>
    </div>
  );
}

function Steps({ payout }: PayoutProps) {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const start = useAction(startPayout, {
    done: ({ started }) => t(started ? 'operator-payouts:startedDone' : 'operator-payouts:approved'),
    toastsFailure: true,
  });
  const [open, setOpen] = useState<'transfer' | 'fail' | 'return' | null>(null);
  const { can, status } = payout;
  const close = () => setOpen(null);
  if (status === 'failed') return null;
  const isStuck = status === 'pending' && !can.canStart && !can.canApprove;
  const isInDebt = payout.balances.owed.amount > 0;
  const barred = payout.payableAt ? 'cooling' : 'barred';
  const why = can.isOwn ? 'own' : isInDebt ? 'owes' : can.needsSecond ? 'waitsSecond' : barred;
  const date = payout.payableAt ? formatMoment(payout.payableAt, intl, zone) : '';
  return (
    <>
      {status === 'transferred' && can.needsSecond ? (
        <Alert severity="info">{t('operator-payouts:returnSecond')}</Alert>
      ) : null}
      {isStuck ? <Alert severity="info">{t(`operator-payouts:${why}`, { date })}</Alert> : null}
      <div className="cluster gap-2">
        {can.canStart || can.canApprove ? (
          <Button loading={start.isPending} onClick={() => start.run({ params: { id: payout._id } })}>
            {t(can.canStart ? 'operator-payouts:start' : 'operator-payouts:approve')}
          </Button>
        ) : null}
        {can.canTransfer ? (
          <Button onClick={() => setOpen('transfer')}>{t('operator-payouts:transferred')}</Button>
        ) : null}
        {can.canFail ? (
          <Button variant="outlined" color="error" onClick={() => setOpen('fail')}>
            {t('operator-payouts:failedAct')}
          </Button>
        ) : null}
        {can.canReturn ? (
          <Button variant="outlined" color="error" onClick={() => setOpen('return')}>
            {t('operator-payouts:returnedAct')}
          </Button>
        ) : null}
      </div>
      {open === 'transfer' ? <TransferDialog payoutId={payout._id} onClose={close} /> : null}
      {open === 'return' ? <FailDialog payoutId={payout._id} isReturn onClose={close} /> : null}
      {open === 'fail' ? <FailDialog payoutId={payout._id} onClose={close} /> : null}
    </>
  );
}
