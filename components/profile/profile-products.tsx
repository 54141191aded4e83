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
    <ProductList source={{ of: 'user', userId: profile._id }} empty={<NoProducts profile={profile} />} />
  );
}

function NoProducts({ profile }: ProfileProductsProps) {
  const { t } = useTranslation('users');
  if (!profile.isMe) return <EmptyView drawing="products" title={t('profile.noProducts')} />;
  const isCreator = profile.role === 'CREATOR';
  return (
    <EmptyView
      drawing="products"
      title={t('profile.noProductsMine')}
      subtitle={t('profile.noProductsMineHint')}
      action={
        <Button href={isCreator ? paths.productCreate() : paths.creatorProfileSetup()}>
          {t(isCreator ? 'profile.createProduct' : 'profile.becomeCreator')}
        </Button>
      }
    />
  );
}
