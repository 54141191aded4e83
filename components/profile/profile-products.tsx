'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ProductList } from '@/components/products/product-list';
import { EmptyView } from '@/components/ui/empty-view';
import type { Profile } from '@/lib/contract/users';
import { paths } from '@/lib/shared/paths';

type ProfileProductsProps = { profile: Profile };

/** The products of a member; drafts only for themselves. */
export function ProfileProducts({ profile }: ProfileProductsProps) {
  return (
    <ProductList
      isPaged
      source={{ of: 'user', userId: profile._id }}
      empty={<NoProducts profile={profile} />}
      place="feed"
      isBelowPicture={profile.cover !== null}
    />
  );
}

function NoProducts({ profile }: ProfileProductsProps) {
  const { t } = useTranslation('users');
  if (!profile.isMe) return <EmptyView drawing="products" title={t('profile.noProducts')} />;
  return (
    <EmptyView
      drawing="products"
      title={t('profile.noProductsMine')}
      subtitle={t('profile.noProductsMineHint')}
      action={
        profile.role === 'CREATOR' ? (
          <Button href={paths.productCreate()}>{t('profile.createProduct')}</Button>
        ) : undefined
      }
    />
  );
}
