'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import lists from '@/components/admin/lists/lists.module.css';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import { useAction } from '@/hooks/use-action';
import { judgeTipWord, refundAdminSale, releaseTip } from '@/lib/client/endpoints.gen';
import type { AdminTip } from '@/lib/contract/tips';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';

type TipCardProps = { tip: AdminTip };

/** A tip to look at: why it waits, who the two are, and the decisions. */
export function TipCard({ tip }: TipCardProps) {
  const { t } = useTranslation('tips');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { payer, author, amount, back, word, keptFor, isReported, namedTo, createdAt } = tip;
  return (
    <Card as="li" padding="large" className="stack gap-3">
      <p className={lists.line}>
        <Money money={amount} className={lists.strong} />
        {keptFor ? <StatusChip label={t(`admin.kept.${keptFor}`)} tone="warning" /> : null}
        {isReported ? <StatusChip label={t('admin.reported')} tone="warning" /> : null}
      </p>
      <p className={lists.line}>
        <AppLink href={paths.adminPerson(payer._id)}>
          <BidiText>{payer.name}</BidiText>
        </AppLink>
        <span>{t('admin.to')}</span>
        <AppLink href={paths.adminPerson(author._id)}>
          <BidiText>{author.name}</BidiText>
        </AppLink>
      </p>
      <p className={lists.line}>
        <span>{t(`admin.name.${namedTo}`)}</span>
        <time dateTime={createdAt}>{formatMoment(createdAt, intl, zone)}</time>
        <AppLink href={paths.adminOrder(tip.orderId)}>{t('admin.order')}</AppLink>
        {back.amount > 0 ? (
          <span>{t('admin.back', { amount: isolate(formatMoney(back, intl)) })}</span>
        ) : null}
      </p>
      {word ? (
        <BidiText as="p" className="type-body2 text-secondary">
          {word}
        </BidiText>
      ) : null}
      <Decisions tip={tip} />
    </Card>
  );
}

function Decisions({ tip }: TipCardProps) {
  const { t } = useTranslation('tips');
  const { intl } = useLocale();
  const [asks, setAsks] = useState<'release' | 'refuse' | null>(null);
  const params = { id: tip._id };
  const judge = useAction(judgeTipWord, { toastsFailure: true });
  const close = () => setAsks(null);
  return (
    <div className={lists.actions}>
      {tip.keptFor ? (
        <>
          <Button onClick={() => setAsks('release')}>{t('admin.release')}</Button>
          <Button variant="outlined" color="error" onClick={() => setAsks('refuse')}>
            {t('admin.refuse')}
          </Button>
        </>
      ) : null}
      {tip.isReported ? (
        <>
          <Button
            variant="outlined"
            loading={judge.isPending}
            onClick={() => judge.run({ params, body: { isKept: true } })}
          >
            {t('admin.keepWord')}
          </Button>
          <Button
            variant="outlined"
            color="error"
            loading={judge.isPending}
            onClick={() => judge.run({ params, body: { isKept: false } })}
          >
            {t('admin.deleteWord')}
          </Button>
        </>
      ) : null}
      <ConfirmAction
        endpoint={releaseTip}
        subject={asks === 'release' ? tip : null}
        input={() => ({ params })}
        title={t('admin.release')}
        confirmLabel={t('admin.release')}
        onClose={close}
      >
        {t('admin.releaseSure')}
      </ConfirmAction>
      <ConfirmAction
        endpoint={refundAdminSale}
        subject={asks === 'refuse' ? tip : null}
        input={({ left }) => ({ params, body: { amount: left.amount, answer: '' } })}
        title={t('admin.refuse')}
        confirmLabel={t('admin.refuse')}
        destructive
        onClose={close}
      >
        {t('admin.refuseSure', { amount: isolate(formatMoney(tip.left, intl)) })}
      </ConfirmAction>
    </div>
  );
}
