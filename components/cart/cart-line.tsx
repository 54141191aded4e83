'use client';

import { useTranslation } from 'react-i18next';
import { ProductLine } from '@/components/checkout/product-line';
import { Icon } from '@/components/ui/icon';
import { PriceTag } from '@/components/ui/price-tag';
import { StatusChip } from '@/components/ui/status-chip';
import { useToast } from '@/components/ui/toast';
import { useRemoveFromCart } from '@/hooks/cart/use-remove-from-cart';
import { useErrorText } from '@/hooks/use-error-text';
import type { CartView } from '@/lib/contract/orders';
import styles from './cart.module.css';

type CartLineProps = { line: CartView['lines'][number] };

/** One product in the cart. */
export function CartLine({ line: { product, available } }: CartLineProps) {
  const { t } = useTranslation('checkout');
  const toast = useToast();
  const errorText = useErrorText();
  const remove = useRemoveFromCart();
  return (
    <ProductLine product={product} muted={!available}>
      {available ? (
        <PriceTag price={product.price} exact />
      ) : (
        <StatusChip tone="warning" label={t('cart.unavailable')} />
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('cart.remove', { title: product.title })}
        disabled={remove.isPending}
        onClick={() =>
          remove.mutate(product._id, {
            onSuccess: () => toast(t('cart.removed')),
            onError: (error) => toast(errorText(error)),
          })
        }
      >
        <Icon name="trash" size={20} />
      </button>
    </ProductLine>
  );
}
