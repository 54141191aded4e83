'use client';

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import type { PurchaseCard } from '@/lib/contract/purchases';
import { paths } from '@/lib/shared/paths';
import { boughtThing } from './bought-thing';

type PurchaseMenuProps = {
  purchase: PurchaseCard;
  label: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  onAskRefund: (of: { orderId: string; lineId: string }) => void;
};

/** Links to the product's page and the order with its receipt, and a refund request while the refund period runs. */
export function PurchaseMenu({ purchase, label, anchor, onClose, onAskRefund }: PurchaseMenuProps) {
  const { t } = useTranslation(['orders', 'refunds']);
  const { product, post, access, refund } = purchase;
  // A buyer reaches the page of a product also after it was withdrawn.
  const isThere = post ? post.isVisible : access === 'active' || product.status === 'published';
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {isThere ? (
        <MenuItem component={AppLink} href={boughtThing(purchase).page} onClick={onClose}>
          <Icon name={post ? 'book' : 'store'} size={20} />
          {t(post ? 'library.post' : 'library.product')}
        </MenuItem>
      ) : null}
      {refund ? (
        <MenuItem component={AppLink} href={paths.order(refund.orderId)} onClick={onClose}>
          <Icon name="receipt" size={20} />
          {t('library.order')}
        </MenuItem>
      ) : null}
      {refund?.canAsk ? (
        <MenuItem
          onClick={() => {
            onClose();
            onAskRefund(refund);
          }}
        >
          <Icon name="undo" size={20} />
          {t('refunds:order.ask')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
