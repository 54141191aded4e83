'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { ClippedText } from '@/components/ui/clipped-text';
import { FollowButton } from '@/components/users/follow-button';
import { PersonWords } from '@/components/users/person-words';
import { useProfile } from '@/hooks/users/use-profile';
import type { ProductShop } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import { ProductRating } from './product-rating';
import styles from './seller-card.module.css';

type SellerCardProps = { sellerId: string; figures: ProductShop['seller'] };

/** The seller: their bio, the ratings of their products, and a Follow button. */
export function SellerCard({ sellerId, figures }: SellerCardProps) {
  const { t } = useTranslation(['products', 'users']);
  const titleId = useId();
  const { data: seller } = useProfile(sellerId);
  if (!seller) return null;
  const { name, headline, bio, followersCount } = seller;
  return (
    <Card padding="large" labelledBy={titleId} className="stack gap-3">
      <h2 id={titleId} className="type-caption text-muted">
        {t('page.seller')}
      </h2>
      <div className={`row gap-3 ${styles.head}`}>
        <Avatar name={name} src={seller.profilePic} size={52} />
        <PersonWords name={name} href={paths.user(sellerId)}>
          {headline ? <ClippedText className="type-caption text-secondary">{headline}</ClippedText> : null}
        </PersonWords>
        {seller.isMe ? null : (
          <FollowButton
            userId={sellerId}
            name={name}
            isFollowing={seller.isFollowing}
            followsMe={seller.followsMe}
          />
        )}
      </div>
      {bio ? (
        <ClippedText lines={2} className="type-body2 text-secondary">
          {bio}
        </ClippedText>
      ) : null}
      <ul
        className={`cluster type-caption text-secondary ${styles.figures}`}
        aria-label={t('page.sellerFigures')}
      >
        {figures.rating.count > 0 ? (
          <li>
            <ProductRating rating={figures.rating} />
          </li>
        ) : null}
        {figures.salesCount > 0 ? <li>{t('sales', { count: figures.salesCount })}</li> : null}
        <li>{t('users:followers', { count: followersCount })}</li>
      </ul>
      {figures.productsCount > 1 ? (
        <AppLink href={paths.user(sellerId, 'products')} className={styles.all}>
          {t('page.sellerProducts', { count: figures.productsCount })}
        </AppLink>
      ) : null}
    </Card>
  );
}
