'use client';

import { useTranslation } from 'react-i18next';
import { ProductCover } from '@/components/products/product-cover';
import { ProductStatus } from '@/components/products/product-status';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { PriceTag } from '@/components/ui/price-tag';
import { reportEvent } from '@/lib/client/analytics';
import { isSeries, kindNameOf } from '@/lib/contract/kinds/types';
import type { ProductCard } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import styles from './digital-content.module.css';

type ContentRowProps = { product: ProductCard; onDelete: () => void };

/** One of the creator's products: its state, what it earned, and the actions. */
export function ContentRow({ product, onDelete }: ContentRowProps) {
  const { t } = useTranslation(['creator', 'products']);
  const { title } = product;
  const peoplePath = pathOfPeople(product);
  const context = isSeries(product.type) ? 'series' : undefined;
  const isFixed = product.status === 'suspended' || product.status === 'deleted';
  return (
    <li className={styles.row}>
      <span>
        <ProductCover image={product.cover} type={product.type} sizes="112px" />
      </span>
      <div className={styles.words}>
        <p className={styles.titleLine}>
          <BidiText className="type-label anywhere">{title}</BidiText>
          <ProductStatus status={product.status} />
        </p>
        <p className={`cluster type-caption text-secondary ${styles.facts}`}>
          <span>{t(`products:type.${product.type}`)}</span>
          {/* The 0 of a new draft is not a price yet. */}
          {product.status === 'draft' && product.price.amount === 0 ? null : (
            <PriceTag price={product.price} isFrom={product.priceIsFrom} />
          )}
          <span>{t('products:sales', { count: product.salesCount })}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <AppLink
          href={paths.product(product._id, product.slug)}
          onClick={() => reportEvent('content_viewed')}
          className={styles.action}
          aria-label={t('content.viewTitle', { title })}
          title={t('content.view')}
        >
          <Icon name="eye" size={20} />
        </AppLink>
        {peoplePath ? (
          <AppLink
            href={peoplePath}
            className={styles.action}
            aria-label={t('content.studentsTitle', { title, context })}
            title={t('content.students', { context })}
          >
            <Icon name="users" size={20} />
          </AppLink>
        ) : null}
        {isFixed ? null : (
          <>
            <AppLink
              href={paths.productEdit(product._id)}
              className={styles.action}
              aria-label={t('content.editTitle', { title })}
              title={t('content.edit')}
            >
              <Icon name="edit" size={20} />
            </AppLink>
            <button
              type="button"
              className={styles.action}
              aria-label={t('content.deleteTitle', { title })}
              title={t('content.delete')}
              onClick={onDelete}
            >
              <Icon name="trash" size={20} />
            </button>
          </>
        )}
      </div>
    </li>
  );
}

/** Where one sees who has it, for kinds that have such a page. */
function pathOfPeople({ _id, type }: ProductCard): string | null {
  const kind = kindNameOf(type);
  if (kind === 'courses') return paths.productStudents(_id);
  return kind === 'assessments' ? paths.productDates(_id) : null;
}
