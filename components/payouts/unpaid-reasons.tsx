'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import type { UnpaidReason } from '@/lib/contract/payouts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import { ConnectButton } from './connect-button';
import styles from './payouts.module.css';

/** Pages where the creator can do something about a reason; the other reasons only take time. */
const WAYS = {
  suspended: paths.about(),
  leaving: paths.settings('main', 'danger'),
  identity_missing: paths.identity(),
  identity_cooling: paths.identity(),
  no_method: paths.wireTransferSetup(),
  method_rejected: paths.wireTransferSetup(),
  method_held: paths.wireTransferSetup(),
  method_cooling: paths.wireTransferSetup(),
  account_review: paths.wireTransferSetup(),
  account_refused: paths.wireTransferSetup(),
  account_off: paths.wireTransferSetup(),
} as const;

/** Reasons that are solved on the payment provider's own pages. */
const AT_PROVIDER = ['account_asked', 'account_currency'] as const;

type UnpaidReasonsProps = { reasons: readonly UnpaidReason[]; mayRequest: boolean };

/** Why money is not paid out yet, and what to do about each reason. */
export function UnpaidReasons({ reasons, mayRequest }: UnpaidReasonsProps) {
  const { t } = useTranslation('payouts');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const titleId = useId();
  if (reasons.length === 0) return null;

  const words = ({ code, amount, at }: UnpaidReason) => {
    const key = code === 'in_hold' && at ? 'in_hold_at' : code;
    return t(`reason.${key}`, {
      amount: amount ? isolate(formatMoney(amount, intl)) : '',
      date: at ? formatMoment(at, intl, zone) : '',
    });
  };

  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h3 id={titleId} className="type-body2 text-secondary">
        {t(mayRequest ? 'panel.whyRest' : 'panel.why')}
      </h3>
      <ul className="grid gap-2">
        {reasons.map((reason) => {
          const code = reason.code;
          const atProvider = AT_PROVIDER.find((one) => one === code);
          return (
            <li key={code} className={`row cluster spread type-body2 ${styles.reason}`}>
              <span>{words(reason)}</span>
              {atProvider ? <ConnectButton variant="text" label={t(`act.${atProvider}`)} /> : null}
              {code in WAYS ? (
                <AppLink href={WAYS[code as keyof typeof WAYS]} className={styles.link}>
                  {t(`act.${code as keyof typeof WAYS}`)}
                </AppLink>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
