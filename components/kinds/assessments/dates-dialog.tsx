'use client';

import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/components/layout/viewer-context';
import { QueryView } from '@/components/session/query-view';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useSlotHold } from '@/hooks/kinds/times/use-slot-hold';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listWorkshopDates } from '@/lib/client/endpoints.gen';
import type { AssessmentsOutline } from '@/lib/contract/kinds/workshop-offer';
import type { ProductView } from '@/lib/contract/products';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { paths } from '@/lib/shared/paths';
import { MINUTE } from '@/lib/shared/time';
import choose from '../bookings/choose/choose.module.css';
import { ZoneLine } from '../bookings/choose/zone-line';
import { useRuleLines } from '../bookings/use-rule-lines';
import { HeldSlot } from '../times/held-slot';
import { DateToChoose } from './date-to-choose';

type DatesDialogProps = { product: ProductView; rules: AssessmentsOutline['rules']; onClose: () => void };

/** The dates of a workshop with the seats that are left. What is kept for the viewer already comes first. */
export function DatesDialog({ product, rules, onClose }: DatesDialogProps) {
  const { t } = useTranslation(['kinds-assessments', 'common']);
  const titleId = useId();
  const isSmall = useMediaQuery('(max-width: 599.95px)');
  const isMember = useViewer() !== null;
  const ruleLines = useRuleLines();
  const memberZone = useTimeZone();
  const [chosenZone, setZone] = useState<string | null>(null);
  const zone = chosenZone ?? memberZone;
  const { data: hold } = useSlotHold(product._id, { enabled: isMember });
  const query = useEndpointQuery(
    listWorkshopDates,
    { params: { id: product._id }, query: { timeZone: zone } },
    { refetchInterval: MINUTE },
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isSmall} aria-labelledby={titleId}>
      <DialogTitle id={titleId} className={choose.title}>
        {t('choose.title')}
      </DialogTitle>
      <IconButton aria-label={t('common:action.close')} onClick={onClose} className={choose.close}>
        <Icon name="close" size={22} />
      </IconButton>
      <DialogContent className={choose.content}>
        {hold ? <HeldSlot productId={product._id} hold={hold} goOn={paths.checkout(product._id)} /> : null}
        <ZoneLine zone={zone} onChange={setZone} />
        <QueryView
          query={query}
          failed={t('choose.failed')}
          skeleton={<Skeleton shape="block" height={160} />}
        >
          {({ data: dates }) => (
            <ul className="grid gap-3">
              {dates.map((date) => (
                <DateToChoose key={date._id} product={product} date={date} timeZone={zone} />
              ))}
            </ul>
          )}
        </QueryView>
        <p className="type-body2 text-secondary">{ruleLines(rules).join(' ')}</p>
      </DialogContent>
    </Dialog>
  );
}
