'use client';

import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCover } from '@/components/products/product-cover';
import { ClippedText } from '@/components/ui/clipped-text';
import { Icon } from '@/components/ui/icon';
import { useProducts } from '@/hooks/products/use-products';
import type { ProductCard } from '@/lib/contract/products';
import styles from './product-choice.module.css';

type ProductChoiceProps = { ownerId: string; onChoose: (product: ProductCard) => void };

/** Lets a creator attach one of their published products. */
export function ProductChoice({ ownerId, onChoose }: ProductChoiceProps) {
  const { t } = useTranslation('posts');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        color="primary"
        aria-label={t('composer.product')}
        title={t('composer.product')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="box" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {anchor ? (
          <OwnProducts
            ownerId={ownerId}
            onChoose={(product) => {
              setAnchor(null);
              onChoose(product);
            }}
          />
        ) : null}
      </Menu>
    </>
  );
}

function OwnProducts({ ownerId, onChoose }: ProductChoiceProps) {
  const { t } = useTranslation(['posts', 'common']);
  const list = useProducts({ of: 'user', userId: ownerId });
  const published = list.items.filter(({ status }) => status === 'published');
  if (published.length === 0) {
    return <MenuItem disabled>{t(list.isPending ? 'common:state.loading' : 'composer.noProduct')}</MenuItem>;
  }
  return published.map((product) => (
    <MenuItem key={product._id} onClick={() => onChoose(product)} className={styles.item}>
      <span className={styles.cover}>
        <ProductCover image={product.cover} type={product.type} sizes="56px" />
      </span>
      <ClippedText className="grow min-0 type-label">{product.title}</ClippedText>
    </MenuItem>
  ));
}

type ChosenProductProps = { product: ProductCard; onRemove: () => void };

/** The attached product, with a button to remove it. */
export function ChosenProduct({ product, onRemove }: ChosenProductProps) {
  const { t } = useTranslation('posts');
  return (
    <div className={styles.chosen}>
      <span className={styles.cover}>
        <ProductCover image={product.cover} type={product.type} sizes="56px" />
      </span>
      <ClippedText className="grow min-0 type-label">{product.title}</ClippedText>
      <IconButton size="small" aria-label={t('composer.removeProduct')} onClick={onRemove}>
        <Icon name="close" size={20} />
      </IconButton>
    </div>
  );
}
