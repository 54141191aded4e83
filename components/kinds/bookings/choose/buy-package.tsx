'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '@/components/ui/money';
import { useAction } from '@/hooks/use-action';
import { choosePackage, getSlotHold } from '@/lib/client/endpoints.gen';
import type { BookingsOutline } from '@/lib/contract/kinds/booking-offer';
import type { ProductView } from '@/lib/contract/products';
import { queryKey } from '@/lib/contract/query-key';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoneyDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { DAY } from '@/lib/shared/time';
import { usePackageRules, usePackageWords } from '../packages/use-package-words';
import styles from './choose.module.css';

type BuyPackageProps = {
  product: ProductView;
  offered: BookingsOutline['packages'][number];
  rules: BookingsOutline['rules'] & Pick<BookingsOutline, 'byHand'>;
};

/** A package: what it costs, how long it lasts, by which rules, and the way to pay. */
export function BuyPackage({ product, offered, rules }: BuyPackageProps) {
  const { t } = useTranslation('kinds-bookings');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const router = useRouter();
  const words = usePackageWords();
  const ruleLines = usePackageRules();
  const params = { id: product._id };
  const choose = useAction(choosePackage, {
    wanted: ({ body }) => ({ kind: 'package', productId: product._id, name: product.title, ...body }),
    keep: (client) => client.removeQueries({ queryKey: queryKey(getSlotHold, { params }) }),
  });
  const { lessons, minutes, price, days } = offered;
  const { name, each, life } = words(offered);
  const [end] = useState(() => new Date(Date.now() + days * DAY).toISOString());
  return (
    <section className={styles.chosen} aria-label={t('package.yours')} aria-live="polite">
      <dl className={styles.facts}>
        <div>
          <dt>{t('package.yours')}</dt>
          <dd>
            <strong>{name}</strong>
          </dd>
        </div>
        <div>
          <dt>{t('choose.price')}</dt>
          <dd>
            <Money money={price} trimZeros /> · {each}
          </dd>
        </div>
        <div>
          <dt>{t('package.lasts')}</dt>
          <dd>
            {life} · {t('package.untilIfNow', { date: formatMoneyDate(end, 'long', intl, zone) })}
          </dd>
        </div>
      </dl>
      <p className="type-body2 text-secondary">{ruleLines(rules).join(' ')}</p>
      {choose.failure ? (
        <Alert severity="error" role="alert">
          {choose.failure}
        </Alert>
      ) : null}
      <div className="row cluster gap-3">
        <Button
          size="large"
          loading={choose.isPending || choose.isSuccess}
          onClick={() =>
            choose.run(
              { params, body: { lessons, minutes } },
              { onSuccess: () => router.push(paths.checkout(product._id)) },
            )
          }
        >
          {t('package.buy')}
        </Button>
        <p className="type-body2 text-secondary">{t('package.timesLater')}</p>
      </div>
    </section>
  );
}
