'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { RatingStars } from '@/components/ui/rating-stars';
import { TitleText } from '@/components/ui/title-text';
import type { ProductView } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import styles from './product-header.module.css';
import { typeIcons } from './type-icons';

type ProductHeaderProps = { product: ProductView };

/** The title, the type, the creator and the rating. */
export function ProductHeader({ product }: ProductHeaderProps) {
  const { t } = useTranslation('products');
  const { owner, rating, type } = product;
  return (
    <header className="stack gap-2">
      <p className={styles.type}>
        <Icon name={typeIcons[type]} size={18} />
        {t(`type.${type}`)}
      </p>
      <h1 className={styles.title}>
        <TitleText>{product.title}</TitleText>
      </h1>
      <div className={styles.facts}>
        <AppLink href={paths.user(owner._id)} className={styles.owner}>
          <Avatar name={owner.name} src={owner.profilePic} size={32} />
          <span className="type-body2 text-secondary">{t('page.by')}</span>
          <BidiText className="type-label">{owner.name}</BidiText>
        </AppLink>
        <RatingStars value={rating.average} count={rating.count} />
        {product.salesCount > 0 ? (
          <span className="type-body2 text-secondary">{t('sales', { count: product.salesCount })}</span>
        ) : null}
      </div>
    </header>
  );
}
