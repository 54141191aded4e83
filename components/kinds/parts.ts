import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { ContentOf, Outline, OutlineOf } from '@/lib/contract/kinds/contents';
import type { KindName } from '@/lib/contract/kinds/types';
import type { ProductView } from '@/lib/contract/products';

export interface OutlineProps<O = Outline> {
  product: Pick<ProductView, '_id' | 'title' | 'cover' | 'owner' | 'entitlementId'>;
  outline: O;
  /** whether the viewer could buy it: then it says when they get it */
  forSale: boolean;
}

export interface ChooseProps<O = Outline> {
  product: ProductView;
  outline: O;
}

export interface RoomProps {
  entitlementId: string;
}

/** Kinds are told apart by `kind`. */
type ContentSchema<Sent, Draft> = z.ZodType<Sent, Draft> & z.core.$ZodTypeDiscriminable;

/**
 * The components of a kind of product. They are loaded where they are shown, with their messages: a page that shows one
 * kind carries nothing of the others.
 */
export interface KindParts<K extends KindName, Draft extends { kind: K }> {
  /** on the product's page: what the buyer gets */
  Outline: ComponentType<OutlineProps<OutlineOf<K>>>;
  /** on the product's page instead of the buttons to buy, where one chooses something first */
  Choose?: ComponentType<ChooseProps<OutlineOf<K>>>;
  /** in the library: what was bought, ready to use */
  Room: ComponentType<RoomProps>;
  /** in the form: what is sold. Its fields are those of `content`, with the server's names */
  FormStep: ComponentType;
  /** its content says what it costs: the product's own price says nothing */
  hasOwnPrice?: boolean;
  /** the form's initial value; null for a new product */
  draftOf(outline: OutlineOf<K> | null): Draft;
  /** validates a draft and gives what is sent */
  schema(): Promise<ContentSchema<ContentOf<K>, Draft>>;
}
