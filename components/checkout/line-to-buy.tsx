'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkoutPartsOf } from '@/components/kinds/checkout-table';
import { ProductCover } from '@/components/products/product-cover';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { BlankCover } from '@/components/ui/blank-cover';
import { boughtBy, type CartThing } from '@/lib/shared/cart-line';
import { paths } from '@/lib/shared/paths';
import styles from './line-to-buy.module.css';

type LineToBuyProps = {
  thing: CartThing;
  /** The price, the state and the actions: at the end of the line. */
  children: ReactNode;
  /** after what the buyer chose of it was given back */
  onGiven?: () => void;
  /** Dims what can no longer be bought. */
  muted?: boolean;
};

/** A product or a paid post in a row: small cover, title, what it is and whose. */
export function LineToBuy({ thing, children, onGiven, muted = false }: LineToBuyProps) {
  const { t } = useTranslation(['products', 'checkout']);
  const { product, post, hold, chosenPackage } = thing;
  const { title, seller } = boughtBy(thing);
  const Kept = product ? checkoutPartsOf(product.type)?.Kept : undefined;
  return (
    <li className={styles.line} data-muted={muted}>
      <span className={styles.cover}>
        {product ? (
          <ProductCover image={product.cover} type={product.type} sizes="96px" />
        ) : (
          <BlankCover icon="lock" />
        )}
      </span>
      <div className={`grid min-0 ${styles.words}`}>
        <AppLink
          href={product ? paths.product(product._id, product.slug) : paths.post(post._id)}
          className={styles.title}
        >
          <BidiText className={styles.name}>{title}</BidiText>
        </AppLink>
        <p className="type-caption text-secondary">
          {product ? t(`type.${product.type}`) : t('checkout:cart.paidPost')} ·{' '}
          <BidiText>{seller.name}</BidiText>
        </p>
      </div>
      <div className={styles.end}>{children}</div>
      {Kept && product && (hold || chosenPackage) ? (
        <div className={styles.held}>
          <Kept productId={product._id} hold={hold} chosenPackage={chosenPackage} onGiven={onGiven} />
        </div>
      ) : null}
    </li>
  );
}
