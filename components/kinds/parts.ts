import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { ContentOf, Outline, OutlineOf } from '@/lib/contract/kinds/contents';
import type { KindName } from '@/lib/contract/kinds/types';

export interface OutlineProps<O = Outline> {
  productId: string;
  outline: O;
  /** whoever looks could buy it: then it says when they get it */
  forSale: boolean;
}

export interface RoomProps {
  entitlementId: string;
}

/** Told apart from those of other kinds by `kind`. */
type ContentSchema<Sent, Draft> = z.ZodType<Sent, Draft> & z.core.$ZodTypeDiscriminable;

/**
 * What a kind of product looks like. Its parts are loaded where they are shown, and bring their words along: a page that
 * shows one kind carries nothing of the others.
 */
export interface KindParts<K extends KindName, Draft extends { kind: K }> {
  /** on the product's page: what its buyer gets */
  Outline: ComponentType<OutlineProps<OutlineOf<K>>>;
  /** in the library: what was bought, to be used */
  Room: ComponentType<RoomProps>;
  /** of the form: what is sold. Its fields are those of `content`, by the names that the server gives them */
  FormStep: ComponentType;
  /** what the form starts with; null for a new product */
  draftOf(outline: OutlineOf<K> | null): Draft;
  /** by which a draft is judged, and what is sent of it */
  schema(): Promise<ContentSchema<ContentOf<K>, Draft>>;
}
