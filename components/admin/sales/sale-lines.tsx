'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GiveDialog } from '@/components/refunds/give-dialog';
import { useRefundWords } from '@/components/refunds/use-refund-words';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import type { Usage } from '@/lib/contract/kinds/contents';
import type { SaleLine } from '@/lib/contract/operator-sales';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoneyDate } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import { formatMoney } from '@/lib/shared/money-format';
import { paths, soldAt } from '@/lib/shared/paths';
import { SaleEntries } from './sale-entries';
import { accessTones } from './sale-tones';
import styles from './sales.module.css';

type SaleLinesProps = { lines: readonly SaleLine[] };

/** The lines of a sale: how each was split, the buyer's access, and a button for refunds. */
export function SaleLines({ lines }: SaleLinesProps) {
  const { t } = useTranslation('operator-sales');
  return (
    <SaleEntries title={t('lines')} rows={lines}>
      {(line) => <Line line={line} />}
    </SaleEntries>
  );
}

type LineProps = { line: SaleLine };

function Line({ line }: LineProps) {
  const { t } = useTranslation(['operator-sales', 'sale-refunds', 'common']);
  const [isGiving, setGiving] = useState(false);
  const title = <BidiText>{line.title}</BidiText>;
  const path = soldAt(line);
  return (
    <>
      <div className={styles.head}>
        <h3 className="type-label anywhere">{path ? <AppLink href={path}>{title}</AppLink> : title}</h3>
        {line.amount.amount > 0 ? (
          <Money money={line.amount} className={styles.amount} />
        ) : (
          <span className={styles.amount}>{t('common:price.free')}</span>
        )}
      </div>
      <LineFacts line={line} />
      {line.refundable.amount > 0 ? (
        <div>
          <Button
            variant="outlined"
            onClick={() => setGiving(true)}
            aria-label={`${t('sale-refunds:sale.give')}: ${line.title}`}
          >
            {t('sale-refunds:sale.give')}
          </Button>
          <GiveDialog by="operator" sale={line} open={isGiving} onClose={() => setGiving(false)} />
        </div>
      ) : null}
    </>
  );
}

function LineFacts({ line }: LineProps) {
  const { t } = useTranslation(['operator-sales', 'refunds']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useRefundWords('operator');
  const day = (time: string) => isolate(formatMoneyDate(time, 'text', intl, zone));
  const { access, parts, seller, terms } = line;
  const isFree = line.amount.amount === 0;
  const facts: Fact[] = [
    [
      t('seller'),
      <AppLink key="seller" href={paths.adminPerson(seller._id)}>
        <BidiText>{seller.name}</BidiText>
      </AppLink>,
    ],
    [t('fee'), isFree ? null : <Money key="fee" money={line.fee} />],
    ...parts.map(({ owner, earned, left, releaseAt, releasedAt }): Fact => {
      const isLess = !releasedAt && left.amount < earned.amount;
      const state = releasedAt
        ? t('released', { date: day(releasedAt) })
        : t('held', { date: day(releaseAt) });
      return [
        t('share', { name: isolate(owner.name) }),
        <span key={owner._id} className={styles.words}>
          <Money money={earned} />
          <span className="type-caption anywhere text-secondary">{state}</span>
          {isLess ? (
            <span className="type-caption anywhere text-secondary">
              {t('shrunk', { amount: isolate(formatMoney(left, intl)) })}
            </span>
          ) : null}
        </span>,
      ];
    }),
    [t('refundable'), isFree ? null : <Money key="refundable" money={line.refundable} />],
    [t('refunds:term.label'), terms ? words(terms) : null],
    [
      t('access'),
      access ? (
        <StatusChip
          key="access"
          label={t(`accessState.${access.status}`)}
          tone={accessTones[access.status]}
        />
      ) : (
        t('noAccess')
      ),
    ],
  ];
  if (access?.usage && access.usage.of > 0)
    facts.push([
      t(`used.${access.usage.unit}`),
      <Used key="used" usage={access.usage} lastNewAt={access.lastNewAt} />,
    ]);
  return <FactList facts={facts} />;
}

type UsedProps = Pick<NonNullable<SaleLine['access']>, 'lastNewAt'> & { usage: Usage };

/** How much of it was used, and the times of the first and the last use. */
function Used({ usage: { done, of, free, unit }, lastNewAt }: UsedProps) {
  const { t } = useTranslation('operator-sales');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const count = (value: number) => numberFormat(intl).format(value);
  return (
    <span className={styles.words}>
      {t(`usedShare.${unit}`, { done: count(done), of: count(of) })}
      {free ? (
        <span className="type-caption anywhere text-secondary">{t('usedFree', { count: free })}</span>
      ) : null}
      {lastNewAt ? (
        <span className="type-caption anywhere text-secondary">
          {t(`lastNew.${unit}`, { date: isolate(formatMoneyDate(lastNewAt, 'text', intl, zone)) })}
        </span>
      ) : null}
    </span>
  );
}
