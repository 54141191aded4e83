'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '@/components/ui/money';
import type { BookingsOutline } from '@/lib/contract/kinds/booking-offer';
import type { ProductView } from '@/lib/contract/products';
import { usePackageWords } from '../packages/use-package-words';
import { BuyPackage } from './buy-package';
import styles from './choose.module.css';
import { ChooseTime } from './choose-time';

type ChooseWayProps = {
  product: ProductView;
  outline: BookingsOutline;
  hours: NonNullable<BookingsOutline['hours']>;
};

/** One lesson at a time, or several at once; where there are no packages, the time is all there is to choose. */
export function ChooseWay({ product, outline, hours }: ChooseWayProps) {
  const { t } = useTranslation('kinds-bookings');
  const words = usePackageWords();
  const [chosen, choose] = useState<number | null>(null);
  const { packages, lengths, rules, byHand } = outline;
  const one = chosen === null ? undefined : packages[chosen];
  return (
    <>
      {packages.length > 0 ? (
        <fieldset className="cluster gap-2">
          <legend className={styles.label}>{t('package.way')}</legend>
          <button type="button" className={styles.length} aria-pressed={!one} onClick={() => choose(null)}>
            <span>{t('package.single')}</span>
            <span className="type-caption text-secondary">{t('package.singleHint')}</span>
          </button>
          {packages.map((given, at) => {
            const { name, each } = words(given);
            return (
              <button
                key={name}
                type="button"
                className={styles.length}
                aria-pressed={at === chosen}
                onClick={() => choose(at)}
              >
                <span>
                  {name} · <Money money={given.price} trimZeros />
                </span>
                <span className="type-caption text-secondary">{each}</span>
              </button>
            );
          })}
        </fieldset>
      ) : null}
      {one ? (
        <BuyPackage product={product} offered={one} rules={{ ...rules, byHand }} />
      ) : (
        <ChooseTime product={product} lengths={lengths} hours={hours} rules={rules} byHand={byHand} />
      )}
    </>
  );
}
