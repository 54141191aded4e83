'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { useLast } from '@/components/action/use-last';
import { TextAreaField } from '@/components/forms/text-area-field';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { EmptyView } from '@/components/ui/empty-view';
import { FactList } from '@/components/ui/fact-list';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { TitledCard } from '@/components/ui/titled-card';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { endPackage, listHostPackages } from '@/lib/client/endpoints.gen';
import type { HostPackage } from '@/lib/contract/kinds/packages';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import { useDuration } from '../use-duration';
import styles from './package.module.css';

const schema = async () => (await import('@/lib/contract/kinds/packages')).endPackage.body;

/** The packages of a creator's lessons that run: whose they are, what is left, and until when. */
export function HostPackages() {
  const { t } = useTranslation('booking-package');
  const query = useEndpointQuery(listHostPackages, {});
  const [ending, setEnding] = useState<HostPackage | null>(null);
  return (
    <>
      <QueryView query={query} failed={t('host.failed')} skeleton={<Skeleton shape="block" height={240} />}>
        {({ data: packages }) =>
          packages.length === 0 ? (
            <EmptyView drawing="search" title={t('host.none')} subtitle={t('host.noneHint')} />
          ) : (
            packages.map((one) => <Running key={one._id} running={one} onEnd={() => setEnding(one)} />)
          )
        }
      </QueryView>
      <EndDialog ending={ending} onClose={() => setEnding(null)} />
    </>
  );
}

type EndDialogProps = { ending: HostPackage | null; onClose: () => void };

/** Asks why a host ends a package, and says what goes back. */
function EndDialog({ ending, onClose }: EndDialogProps) {
  const { t } = useTranslation('booking-package');
  const { intl } = useLocale();
  const shown = useLast(ending);
  const end = useAction(endPackage, { done: t('host.end.done') });
  if (!shown) return null;
  return (
    <FormDialog
      open={ending !== null}
      title={t('host.end.title')}
      schema={schema}
      defaultValues={{ reason: '' }}
      onSubmit={(body) => end.runAsync({ params: { id: shown._id }, body })}
      submitLabel={t('host.end.send')}
      maxWidth="xs"
      onClose={onClose}
    >
      <p>{t('host.end.hint', { amount: isolate(formatMoney(shown.back, intl)) })}</p>
      <TextAreaField name="reason" label={t('host.end.reason')} rows={3} max={500} required />
    </FormDialog>
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
