'use client';

import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/components/layout/viewer-context';
import { Icon } from '@/components/ui/icon';
import { useSlotHold } from '@/hooks/kinds/times/use-slot-hold';
import type { BookingsOutline } from '@/lib/contract/kinds/booking-offer';
import type { ProductView } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import { HeldSlot } from '../../times/held-slot';
import styles from './choose.module.css';
import { ChooseWay } from './choose-way';

type ChooseDialogProps = { product: ProductView; outline: BookingsOutline; onClose: () => void };

/** Length, day and time, on the page of the product. What is kept for the viewer already comes first. */
export function ChooseDialog({ product, outline, onClose }: ChooseDialogProps) {
  const { t } = useTranslation(['kinds-bookings', 'common']);
  const titleId = useId();
  const isSmall = useMediaQuery('(max-width: 899.95px)');
  const isMember = useViewer() !== null;
  const { data: hold } = useSlotHold(product._id, { enabled: isMember });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isSmall} aria-labelledby={titleId}>
      <DialogTitle id={titleId} className={styles.title}>
        {t('choose.title')}
      </DialogTitle>
      <IconButton aria-label={t('common:action.close')} onClick={onClose} className={styles.close}>
        <Icon name="close" size={22} />
      </IconButton>
      <DialogContent className={styles.content}>
        {hold ? <HeldSlot productId={product._id} hold={hold} goOn={paths.checkout(product._id)} /> : null}
        {outline.hours && outline.lengths.length > 0 ? (
          <ChooseWay product={product} outline={outline} hours={outline.hours} />
        ) : (
          <p>{t('choose.noHours')}</p>
        )}
      </DialogContent>
    </Dialog>
  );
}
