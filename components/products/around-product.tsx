import type { ProductShop, ProductView } from '@/lib/contract/products';
import { getTranslation } from '@/lib/i18n/server';
import { isolate } from '@/lib/shared/arabic';
import { ProductBand } from './product-band';

type AroundProductProps = { product: ProductView; shop: ProductShop };

/** Below a product: what is bought with it, what else its seller offers, what is like it. */
export async function AroundProduct({ product, shop }: AroundProductProps) {
  const { t } = await getTranslation('products');
  const together = shop.related.filter(({ boughtTogether }) => boughtTogether);
  const alike = shop.related.filter(({ boughtTogether }) => !boughtTogether);
  return (
    <>
      <ProductBand id="bought-together" title={t('page.boughtTogether')} products={together} />
      <ProductBand
        id="more-by-seller"
        title={t('page.moreBy', { name: isolate(product.owner.name) })}
        products={shop.others}
      />
      <ProductBand id="alike" title={t('page.alike')} products={alike.slice(0, ROW)} />
    </>
  );
}

/** As many as stand beside each other where there is most room. */
const ROW = 4;
