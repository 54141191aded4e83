'use client';

import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asking } from '@/components/session/asking';
import { useAddToCart } from '@/hooks/cart/use-add-to-cart';
import { useCart } from '@/hooks/cart/use-cart';
import { paths } from '@/lib/shared/paths';

type PostCartButtonProps = {
  postId: string;
  title: string;
  /** Where a visitor signs in. */
  signIn: string | null;
};

/** Puts a post into the cart; leads to the cart where it is in there already. */
export function PostCartButton({ postId, title, signIn }: PostCartButtonProps) {
  const { t } = useTranslation('posts');
  const add = useAddToCart(title, t('paid.added'));
  // The cart that the top bar has read.
  const { data: cart } = useCart({ enabled: signIn === null });
  const isInCart = cart?.lines.some(({ post }) => post?._id === postId) ?? false;
  const link = useRef<HTMLAnchorElement>(null);
  // The focused button is gone; the one that replaced it gets the focus.
  useEffect(() => {
    if (isInCart && add.isSuccess) link.current?.focus();
  }, [isInCart, add.isSuccess]);
  if (signIn || isInCart) {
    return (
      <Button
        ref={link}
        variant="outlined"
        href={signIn ?? paths.cart()}
        {...(signIn ? asking({ kind: 'cartPost', postId, name: title }) : {})}
      >
        {t(isInCart ? 'paid.inCart' : 'paid.addToCart')}
      </Button>
    );
  }
  return (
    <Button variant="outlined" loading={add.isPending} onClick={() => add.run({ body: { postId } })}>
      {t('paid.addToCart')}
    </Button>
  );
}
