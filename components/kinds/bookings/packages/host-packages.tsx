'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { EmptyView } from '@/components/ui/empty-view';
import { FactList } from '@/components/ui/fact-list';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { TitledCard } from '@/components/ui/titled-card';
import { useHostPackages } from '@/hooks/kinds/bookings/use-packages';
import type { HostPackage } from '@/lib/contract/kinds/packages';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { useDuration } from '../use-duration';
import { EndDialog } from './end-dialog';
import styles from './package.module.css';

/** The packages of a creator's lessons that run: whose they are, what is left, and until when. */
export function HostPackages() {
  const { t } = useTranslation('booking-package');
  const query = useHostPackages();
  const [ending, setEnding] = useState<HostPackage | null>(null);
  const packages = query.data?.data;
  if (query.error && !packages) return <LoadError title={t('host.failed')} query={query} />;
  if (!packages) return <Skeleton shape="block" height={240} />;
  if (packages.length === 0)
    return <EmptyView drawing="search" title={t('host.none')} subtitle={t('host.noneHint')} />;
  return (
    <>
      {packages.map((one) => (
        <Running key={one._id} running={one} onEnd={() => setEnding(one)} />
      ))}
      {ending ? <EndDialog ending={ending} onClose={() => setEnding(null)} /> : null}
    </>
  );
}

function Running({ running, onEnd }: { running: HostPackage; onEnd: () => void }) {
  const { t } = useTranslation(['booking-package', 'kinds-bookings']);
  const { intl } = useLocale();
  const timeZone = useTimeZone();
  const duration = useDuration();
  const { buyer, product, lessons, minutes, used, coming, left, endsAt, price } = running;
  return (
    <TitledCard
      title={
        <AppLink href={paths.user(buyer._id)}>
          <BidiText>{buyer.name}</BidiText>
        </AppLink>
      }
    >
      <div className={styles.room}>
        <FactList
          facts={[
            [t('host.product'), <BidiText key="product">{product.title}</BidiText>],
            [
              t('host.package'),
              t('kinds-bookings:package.name', {
                lessons: t('kinds-bookings:package.lessons', { count: lessons }),
                length: duration(minutes),
              }),
            ],
            [
              t('host.progress'),
              (['used', 'coming', 'left'] as const)
                .map((state) => t(`count.${state}`, { count: { used, coming, left }[state] }))
                .join(' · '),
            ],
            [t('until'), formatMoment(endsAt, intl, timeZone)],
            [t('host.price'), <Money key="price" money={price} />],
          ]}
        />
        <div className="cluster gap-2">
          <Button variant="outlined" color="error" onClick={onEnd}>
            {t('host.end.open')}
          </Button>
        </div>
      </div>
    </TitledCard>
  );
}
