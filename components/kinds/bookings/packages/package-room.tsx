'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { FactList } from '@/components/ui/fact-list';
import { Skeleton } from '@/components/ui/skeleton';
import { TitledCard } from '@/components/ui/titled-card';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getPackage } from '@/lib/client/endpoints.gen';
import type { BoughtPackage } from '@/lib/contract/kinds/packages';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { MINUTE } from '@/lib/shared/time';
import type { RoomProps } from '../../parts';
import { useDuration } from '../use-duration';
import { LessonDialog } from './lesson-dialog';
import { LessonList } from './lesson-list';
import styles from './package.module.css';
import { usePackageRules } from './use-package-words';
import { WeeksDialog } from './weeks-dialog';

/** A package that was bought: how many lessons are left and until when, the way to book them, and those booked. */
export function PackageRoom({ entitlementId }: RoomProps) {
  const { t } = useTranslation('booking-package');
  // It is asked again each minute: links appear shortly before lessons begin.
  const query = useEndpointQuery(getPackage, { params: { id: entitlementId } }, { refetchInterval: MINUTE });
  return (
    <QueryView query={query} failed={t('failed')} skeleton={<Skeleton shape="block" height={320} />}>
      {(bought) => <Bought entitlementId={entitlementId} bought={bought} />}
    </QueryView>
  );
}

type BoughtProps = RoomProps & { bought: BoughtPackage };

function Bought({ entitlementId, bought }: BoughtProps) {
  const { t } = useTranslation(['booking-package', 'kinds-bookings']);
  const { intl } = useLocale();
  const timeZone = useTimeZone();
  const duration = useDuration();
  const ruleLines = usePackageRules();
  const [asks, setAsks] = useState<'lesson' | 'weeks' | null>(null);
  const { lessons, left, used, host, endsAt, isOver, place, minutes, productId } = bought;
  const canBook = left > 0 && !isOver;
  return (
    <>
      <TitledCard title={t('title')}>
        <div className={styles.room}>
          <p className="type-h5">
            {isOver ? t('over') : t('left', { left: t('kinds-bookings:package.lessons', { count: left }) })}
          </p>
          <Lessons total={lessons} used={used} left={left} />
          <FactList
            facts={[
              [t('until'), formatMoment(endsAt, intl, timeZone)],
              [
                t('with'),
                <AppLink key="host" href={paths.user(host._id)}>
                  <BidiText>{host.name}</BidiText>
                </AppLink>,
              ],
              [t('length'), duration(minutes)],
              [t('where'), t(`kinds-bookings:place.${place}`)],
            ]}
          />
          <div className="cluster gap-2">
            {canBook ? <Button onClick={() => setAsks('lesson')}>{t('book.open')}</Button> : null}
            {canBook && left > 1 ? (
              <Button variant="outlined" onClick={() => setAsks('weeks')}>
                {t('weeks.open')}
              </Button>
            ) : null}
            <Button variant={canBook ? 'text' : 'outlined'} href={paths.product(productId)}>
              {t('again')}
            </Button>
          </div>
          {isOver ? null : <p className="type-body2 text-secondary">{ruleLines(bought).join(' ')}</p>}
        </div>
      </TitledCard>
      <LessonList entitlementId={entitlementId} bought={bought} />
      {asks === 'lesson' ? (
        <LessonDialog entitlementId={entitlementId} bought={bought} onClose={() => setAsks(null)} />
      ) : null}
      {asks === 'weeks' ? (
        <WeeksDialog entitlementId={entitlementId} bought={bought} onClose={() => setAsks(null)} />
      ) : null}
    </>
  );
}

/** One mark for each lesson: used, booked, left. What they mean is written beside them. */
function Lessons({ total, used, left }: { total: number; used: number; left: number }) {
  const { t } = useTranslation('booking-package');
  const coming = total - used - left;
  const stateOf = (at: number) => (at < used ? 'used' : at < used + coming ? 'coming' : 'left');
  const counts = { used, coming, left };
  return (
    <div className={styles.lessons}>
      <div className={styles.marks} aria-hidden="true">
        {Array.from({ length: total }, (_, at) => `${at + 1}`).map((number, at) => (
          <span key={number} className={styles.mark} data-state={stateOf(at)} />
        ))}
      </div>
      <ul className={`cluster type-caption text-secondary ${styles.legend}`}>
        {(['used', 'coming', 'left'] as const).map((state) => (
          <li key={state}>
            <span className={styles.mark} data-state={state} aria-hidden="true" />
            {t(`count.${state}`, { count: counts[state] })}
          </li>
        ))}
      </ul>
    </div>
  );
}
