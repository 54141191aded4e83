import type { ComponentType, RefObject } from 'react';
import type { SlotHold } from '@/lib/contract/kinds/bookings';
import type { ChosenPackage } from '@/lib/contract/kinds/packages';

export interface KeptProps {
  productId: string;
  hold: SlotHold | null;
  chosenPackage: ChosenPackage | null;
  /** after it was given back */
  onGiven?: (() => void) | undefined;
}

/** Sends what was written. @returns whether it was sent; what is wrong has the focus then */
export type SendAnswers = () => Promise<boolean>;

export interface QuestionsProps {
  productId: string;
  /** set to what sends the answers: the button that pays does so first */
  sendRef: RefObject<SendAnswers | null>;
}

/** The components of a kind of which buyers choose something before they pay. */
export interface CheckoutParts {
  /** in the cart and at the checkout: what the buyer chose, and how they give it back */
  Kept: ComponentType<KeptProps>;
  /** at the checkout: what has to be answered before the time that is kept can be ordered */
  Questions?: ComponentType<QuestionsProps>;
}
