'use client';

import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { partsOf } from '@/components/kinds/table';
import { useViewer } from '@/components/layout/viewer-context';
import { asking } from '@/components/session/asking';
import { Icon } from '@/components/ui/icon';
import { useAddToCart } from '@/hooks/cart/use-add-to-cart';
import { isTimed } from '@/lib/contract/kinds/types';
import type { ProductView } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import styles from './buy-actions.module.css';

type BuyActionsProps = {
  product: ProductView;
  /** In the bar at the foot of a small screen, the cart is an icon beside the button. */
  compact?: boolean;
};

/** The buttons to buy a product, put it into the cart, or open it. Guests are asked to sign in. */
export function BuyActions({ product, compact = false }: BuyActionsProps) {
  const { t } = useTranslation('products');
  const guest = useViewer() === null;
  const { _id: id, slug, entitlementId, price, title: name } = product;

  const open = entitlementId ? (
    <Button href={paths.library(entitlementId)} size="large">
      {t('buy.open')}
    </Button>
  ) : null;
  // A product that is bought each time is also sold to members who have it.
  if (open && !product.can.buy) return <div className="grid gap-2">{open}</div>;
  if (product.status !== 'published')
    return <p className="type-body2 text-secondary">{t('buy.unavailable')}</p>;

  const { Choose } = partsOf(product.kind);
  if (Choose && isTimed(product.outline))
    return (
      <div className={compact ? styles.compact : 'grid gap-2'}>
        {compact ? null : open}
        <Choose product={product} outline={product.outline} />
      </div>
    );
  const signIn = paths.login(paths.product(id, slug));
  return (
    <div className={compact ? styles.compact : 'grid gap-2'}>
      {open}
      <Button
        href={guest ? signIn : paths.checkout(id)}
        size="large"
        {...(guest ? asking({ kind: 'buy', productId: id, name }) : {})}
      >
        {price.amount === 0 ? t('buy.free') : t('buy.now')}
      </Button>
      <CartButton product={product} signIn={guest ? signIn : null} compact={compact} />
    </div>
  );
}

type CartButtonProps = { product: ProductView; signIn: string | null; compact: boolean };

function CartButton({ product, signIn, compact }: CartButtonProps) {
  const { t } = useTranslation('products');
  const add = useAddToCart(product.title, t('buy.added'));
  const isInCart = product.inCart && !signIn;
  const link = useRef<HTMLAnchorElement>(null);
  // The focused button is gone; the one that replaced it gets the focus.
  useEffect(() => {
    if (isInCart && add.isSuccess) link.current?.focus();
  }, [isInCart, add.isSuccess]);
  const words = isInCart ? t('buy.inCart') : t('buy.addToCart');
  const face = compact ? <Icon name={isInCart ? 'purchased' : 'cart'} size={24} /> : words;
  const look = { variant: 'outlined', size: 'large', 'aria-label': compact ? words : undefined } as const;
  if (signIn || isInCart) {
    return (
      <Button
        ref={link}
        href={signIn ?? paths.cart()}
        {...(signIn ? asking({ kind: 'cart', productId: product._id, name: product.title }) : {})}
        {...look}
      >
        {face}
      </Button>
    );
  }
  return (
    <Button {...look} loading={add.isPending} onClick={() => add.run({ body: { productId: product._id } })}>
      {face}
    </Button>
  );
}
