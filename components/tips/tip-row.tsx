'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { useUpdateTip } from '@/hooks/tips/use-update-tip';
import type { TipView } from '@/lib/contract/tips';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoneyDate } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import styles from './received-tips.module.css';
import { TipRowMenu } from './tip-row-menu';

const AVATAR = 40;

type TipRowProps = { tip: TipView };

/** A tip: who gave it, how much arrived, the word, and what can be done: thanks with one press. */
export function TipRow({ tip }: TipRowProps) {
  const { t } = useTranslation('tips');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { from, post, word, net, refunded, createdAt, keptFor } = tip;
  const written = (money: typeof net) => isolate(formatMoney(money, intl));
  const name = from?.name ?? t('received.unnamed');
  return (
    <li className={styles.row}>
      <Avatar name={from?.name ?? ''} src={from?.profilePic ?? null} size={AVATAR} />
      <div className={`stack gap-1 grow min-0 ${styles.words}`}>
        <div className={styles.head}>
          {from ? (
            <AppLink href={paths.user(from._id)} className="grow min-0 type-label anywhere">
              <BidiText>{name}</BidiText>
            </AppLink>
          ) : (
            <span className="grow min-0 type-label anywhere">{name}</span>
          )}
          <Money money={tip.amount} className={styles.amount} />
          <TipRowMenu tip={tip} name={name} />
        </div>
        <p className="type-body2 anywhere text-secondary">
          {t('received.net', { net: written(net) })} · {post ? null : `${t('received.fromProfile')} · `}
          <time dateTime={createdAt}>{formatMoneyDate(createdAt, 'text', intl, zone)}</time>
        </p>
        {post ? (
          <AppLink href={paths.post(post._id)} className="type-body2 anywhere text-secondary">
            {t('received.onPost', { text: isolate(post.text) })}
          </AppLink>
        ) : null}
        {word ? (
          <BidiText as="p" className={styles.word}>
            {word}
          </BidiText>
        ) : null}
        {refunded.amount > 0 ? (
          <p className="type-body2 anywhere text-secondary">
            {t('received.refunded', { amount: written(refunded) })}
          </p>
        ) : null}
        {keptFor ? <p className={styles.kept}>{t(`received.kept.${keptFor}`)}</p> : null}
        {tip.isReported ? (
          <p className="type-body2 anywhere text-secondary">{t('received.reported')}</p>
        ) : null}
        {tip.isShown ? <p className="type-body2 anywhere text-secondary">{t('received.isShown')}</p> : null}
        <Thanks tip={tip} />
      </div>
    </li>
  );
}

/** One press, worded for him or her. */
function Thanks({ tip }: TipRowProps) {
  const { t } = useTranslation('tips');
  const thank = useUpdateTip({ toastsFailure: true });
  const gender = tip.from?.gender ?? 'not_specified';
  if (tip.isThanked)
    return (
      <p className={`row gap-1 type-label ${styles.thanked}`}>
        <Icon name="check" size={18} />
        {t(`received.thanked.${gender}`)}
      </p>
    );
  return (
    <Button
      variant="outlined"
      size="small"
      className={styles.thank}
      loading={thank.isPending}
      onClick={() => thank.run({ params: { id: tip._id }, body: { isThanked: true } })}
    >
      {t(`received.thank.${gender}`)}
    </Button>
  );
}
