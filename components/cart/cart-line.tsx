'use client';

import { useTranslation } from 'react-i18next';
import { LineToBuy } from '@/components/checkout/line-to-buy';
import { Icon } from '@/components/ui/icon';
import { PriceTag } from '@/components/ui/price-tag';
import { StatusChip } from '@/components/ui/status-chip';
import { useToast } from '@/components/ui/toast';
import { useRemoveFromCart } from '@/hooks/cart/use-remove-from-cart';
import { useErrorText } from '@/hooks/use-error-text';
import type { CartView } from '@/lib/contract/orders';
import { boughtBy } from '@/lib/shared/cart-line';
import styles from './cart.module.css';

type CartLineProps = { line: CartView['lines'][number] };

/** One product or paid post in the cart. */
export function CartLine({ line }: CartLineProps) {
  const { t } = useTranslation('checkout');
  const toast = useToast();
  const errorText = useErrorText();
  const remove = useRemoveFromCart();
  const { _id, title, price } = boughtBy(line);
  return (
    <LineToBuy thing={line} muted={!line.available}>
      {line.available ? (
        <PriceTag price={price} exact />
      ) : (
        <StatusChip tone="warning" label={t('cart.unavailable')} />
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('cart.remove', { title })}
        disabled={remove.isPending}
        onClick={() =>
          remove.mutate(_id, {
            onSuccess: () => toast(t('cart.removed')),
            onError: (error) => toast(errorText(error)),
          })
        }
      >
        <Icon name="trash" size={20} />
      </button>
    </LineToBuy>
  );
}
