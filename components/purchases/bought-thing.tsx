'use client';

import { ProductCover } from '@/components/products/product-cover';
import { BlankCover } from '@/components/ui/blank-cover';
import { Picture } from '@/components/ui/picture';
import type { Person } from '@/lib/contract/fields';
import type { PurchaseCard } from '@/lib/contract/purchases';
import { paths } from '@/lib/shared/paths';

interface BoughtThing {
  title: string;
  seller: Person;
  /** its page on the site */
  page: string;
}

/** What a purchase is of: a product or a post. */
export function boughtThing({ product, post }: PurchaseCard): BoughtThing {
  return product
    ? { title: product.title, seller: product.owner, page: paths.product(product._id, product.slug) }
    : { title: post.title, seller: post.author, page: paths.post(post._id) };
}

type BoughtCoverProps = { of: PurchaseCard; sizes: string; priority?: boolean };

/** The 4:3 cover of what was bought; of a post its first free picture. */
export function BoughtCover({ of: { product, post }, sizes, priority }: BoughtCoverProps) {
  if (product) {
    return <ProductCover image={product.cover} type={product.type} sizes={sizes} priority={priority} />;
  }
  if (!post.cover) return <BlankCover icon="file" />;
  return <Picture image={post.cover} alt="" sizes={sizes} ratio={4 / 3} priority={priority} />;
}
