'use client';

import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { PriceTag } from '@/components/ui/price-tag';
import type { BookingsOutline } from '@/lib/contract/kinds/booking-offer';
import shared from '../../outline.module.css';
import styles from '../outline.module.css';
import { usePackageWords } from './use-package-words';

/** The packages of an offer, on its page: what each lesson costs, and how long they last. */
export function PackageList({ packages }: Pick<BookingsOutline, 'packages'>) {
  const { t } = useTranslation('kinds-bookings');
  const words = usePackageWords();
  return (
    <>
      <h3 className="type-label">{t('package.title')}</h3>
      <ul className={shared.list}>
        {packages.map((one) => {
          const { name, each, life } = words(one);
          return (
            <li key={`${one.lessons} ${one.minutes}`} className={shared.line}>
              <Icon name="box" size={22} className={shared.icon} />
              <span className={shared.name}>
                {name}
                <span className={styles.small}>
                  {each} · {life}
                </span>
              </span>
              <PriceTag price={one.price} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
