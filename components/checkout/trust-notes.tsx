'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import styles from './trust-notes.module.css';

type TrustNotesProps = {
  /** nothing is to be paid, and nothing can go back */
  isFree: boolean;
  byTransfer: boolean;
  /** a time or a package of lessons is among what is bought: it is confirmed, and has rules of its own */
  isBooked: boolean;
};

/** Facts that a buyer wants to know before they order. */
export function TrustNotes({ isFree, byTransfer, isBooked }: TrustNotesProps) {
  const { t } = useTranslation('checkout');
  const titleId = useId();
  const arrival: [IconName, string] = isBooked
    ? ['calendar', t(isFree ? 'checkout.trustBookedFree' : 'checkout.trustBooked')]
    : [
        'check',
        t(isFree ? 'checkout.trustFree' : byTransfer ? 'checkout.trustArrival' : 'checkout.trustInstant'),
      ];
  const notes: [IconName, string][] = isFree
    ? [arrival]
    : [
        ['lock', t(byTransfer ? 'checkout.trustTransfer' : 'checkout.trustSecure')],
        arrival,
        ['undo', t(isBooked ? 'checkout.trustRules' : 'checkout.trustRefund')],
      ];
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="type-label text-secondary">
        {t(isFree ? 'checkout.trustTitleFree' : 'checkout.trustTitle')}
      </h2>
      <ul className={`grid gap-2 type-body2 text-secondary ${styles.list}`}>
        {notes.map(([icon, words]) => (
          <li key={icon}>
            <Icon name={icon} size={20} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
