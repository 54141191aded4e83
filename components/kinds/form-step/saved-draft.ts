import { createContext, use } from 'react';
import type { ProductView } from '@/lib/contract/products';

type SavedDraft = {
  /** as the server knows it; null before the first save */
  product: ProductView | null;
  /** Saves what was typed since. @returns null where it could not be saved, after the form has said why */
  save: () => Promise<ProductView | null>;
};

const SavedDraftContext = createContext<SavedDraft>({ product: null, save: async () => null });

export const SavedDraftProvider = SavedDraftContext;

/** The product as the server knows it, for parts of the form that need it there. */
export const useSavedDraft = (): SavedDraft => use(SavedDraftContext);
