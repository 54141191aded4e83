'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCover } from '@/components/products/product-cover';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { BlankCover } from '@/components/ui/blank-cover';
import { boughtBy, type CartThing } from '@/lib/shared/cart-line';
import { paths } from '@/lib/shared/paths';
import styles from './line-to-buy.module.css';

const HeldSlot = dynamic(() =>
  import('@/components/kinds/bookings/held-slot').then((module) => module.HeldSlot),
);

const ChosenPackage = dynamic(() =>
  import('@/components/kinds/bookings/packages/chosen-package').then((module) => module.ChosenPackage),
);

type LineToBuyProps = {
  thing: CartThing;
  /** The price, the state and the actions: at the end of the line. */
  children: ReactNode;
  /** after the time that is kept, or the chosen package, was given back */
  onGiven?: () => void;
  /** Dims what can no longer be bought. */
  muted?: boolean;
};

/** A product or a paid post in a row: small cover, title, what it is and whose. */
export function LineToBuy({ thing, children, onGiven, muted = false }: LineToBuyProps) {
  const { t } = useTranslation(['products', 'checkout']);
  const { product, post, hold, chosenPackage } = thing;
  const { title, seller } = boughtBy(thing);
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
      {hold ? (
        <div className={styles.held}>
          <HeldSlot productId={product._id} hold={hold} onGiven={onGiven} />
        </div>
      ) : null}
      {chosenPackage ? (
        <div className={styles.held}>
          <ChosenPackage productId={product._id} chosen={chosenPackage} onGiven={onGiven} />
        </div>
      ) : null}
    </li>
  );
}
