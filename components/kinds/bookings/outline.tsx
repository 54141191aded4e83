'use client';

import Alert from '@mui/material/Alert';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import { PriceTag } from '@/components/ui/price-tag';
import type { BookingsOutline as Outline } from '@/lib/contract/kinds/booking-offer';
import { Messages } from '@/lib/i18n/page-messages';
import { paths } from '@/lib/shared/paths';
import shared from '../outline.module.css';
import type { OutlineProps } from '../parts';
import styles from './outline.module.css';
import { PackageList } from './packages/package-list';
import { useDuration } from './use-duration';
import { useRuleLines } from './use-rule-lines';

const PLACE_ICONS: Readonly<Record<Outline['place'], IconName>> = {
  link: 'video',
  phone: 'phone',
  in_person: 'pin',
};

/** What the buyer gets: so much time, where, and what goes back to whoever cancels. */
export function BookingsOutline(props: OutlineProps<Outline>) {
  return (
    <Messages of={['kinds-bookings']}>
      <Offer {...props} />
    </Messages>
  );
}

function Offer({
  outline: { lengths, packages, place, placeText, seats, rules, byHand, host },
}: OutlineProps<Outline>) {
  const { t } = useTranslation('kinds-bookings');
  const duration = useDuration();
  const ruleLines = useRuleLines();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={shared.contents}>
      <h2 id={titleId} className="type-h5">
        {t('outline.title')}
      </h2>
      {host && host.state !== 'ready' && placeText !== null ? (
        // Its owner alone knows the place.
        <Alert severity="warning">{t(`wrong.host.${host.state}`)}</Alert>
      ) : null}
      {lengths.length === 0 ? (
        <p className="type-body2 text-secondary">{t('outline.none')}</p>
      ) : (
        <ul className={shared.list}>
          {lengths.map(({ minutes, price }) => (
            <li key={minutes} className={shared.line}>
              <Icon name="clock" size={22} className={shared.icon} />
              <span className={shared.name}>{duration(minutes)}</span>
              <PriceTag price={price} />
            </li>
          ))}
        </ul>
      )}
      {packages.length > 0 ? <PackageList packages={packages} /> : null}
      <ul className={`grid gap-2 type-body2 text-secondary ${styles.facts}`}>
        {host ? (
          <li>
            <Icon name="user-check" size={20} className={shared.icon} />
            <span>
              {t('outline.givenBy')}{' '}
              <AppLink href={paths.user(host.person._id)}>
                <BidiText>{host.person.name}</BidiText>
              </AppLink>
            </span>
          </li>
        ) : null}
        <li>
          <Icon name={PLACE_ICONS[place]} size={20} className={shared.icon} />
          {t(`outline.place.${place}`)}
        </li>
        <li>
          <Icon name={seats > 1 ? 'users' : 'user'} size={20} className={shared.icon} />
          {seats > 1 ? t('outline.group', { count: seats }) : t('outline.alone')}
        </li>
        <li>
          <Icon name="refresh" size={20} className={shared.icon} />
          <span>{ruleLines(rules).join(' ')}</span>
        </li>
        {byHand ? (
          <li>
            <Icon name="check" size={20} />
            <span>{t('byHand.line')}</span>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
