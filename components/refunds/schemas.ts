import { DeclineRefund, SaleRefund } from '@/lib/contract/refunds';

export const Granting = SaleRefund.extend({ answer: SaleRefund.shape.answer.unwrap() });
export const Declining = Granting.extend(DeclineRefund.shape);
