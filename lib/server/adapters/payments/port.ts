import 'server-only';

/** What a gateway tells of a payment. */
export interface GatewayEvent {
  /** the gateway's own id of the event: told twice, it is one */
  id: string;
  type: 'payment.processing' | 'payment.succeeded' | 'payment.failed';
  gatewayRef: string;
  amount: number;
  currency: string;
  failure: string | null;
}

/** Who takes the money. No method is called inside a transaction. */
export interface PaymentGateway {
  name: string;
  /**
   * Opens a payment; the same `paymentId` again answers with the same one.
   * @returns its reference at the gateway and the page where the buyer pays
   */
  open(payment: {
    paymentId: string;
    orderId: string;
    amount: number;
    currency: string;
    description: string;
  }): Promise<{ gatewayRef: string; pageUrl: string }>;
  /**
   * Checks a webhook over its raw bytes.
   * @throws AppError `bad_request` when the signature is wrong or the time is off by more than 5 minutes
   */
  verify(rawBody: string, headers: Headers, now: Date): GatewayEvent;
  /** Reads an event that was verified when it came. @throws AppError `bad_request` */
  read(rawBody: string): GatewayEvent;
  /** What has become of a payment: asked when in doubt. Null while nothing is decided. */
  ask(gatewayRef: string): Promise<GatewayEvent | null>;
  /** Gives a payment back, once however often it is called. */
  refund(gatewayRef: string): Promise<void>;
}
