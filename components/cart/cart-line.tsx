'use client';

import { useTranslation } from 'react-i18next';
import { LineToBuy } from '@/components/checkout/line-to-buy';
import { Icon } from '@/components/ui/icon';
import { PriceTag } from '@/components/ui/price-tag';
import { StatusChip } from '@/components/ui/status-chip';
import { keepCart } from '@/hooks/cart/keep-cart';
import { useAction } from '@/hooks/use-action';
import { removeCartLine } from '@/lib/client/endpoints.gen';
import type { CartView } from '@/lib/contract/cart';
import { boughtBy } from '@/lib/shared/cart-line';
import styles from './cart.module.css';

type CartLineProps = { line: CartView['lines'][number] };

/** One product or paid post in the cart. */
export function CartLine({ line }: CartLineProps) {
  const { t } = useTranslation('checkout');
  const remove = useAction(removeCartLine, { done: t('cart.removed'), toastsFailure: true, keep: keepCart });
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
        onClick={() => remove.run({ params: { id: _id } })}
      >
        <Icon name="trash" size={20} />
      </button>
    </LineToBuy>
  );
}
