import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as views from './views';

export const docs: Docs<typeof views> = {
  tag: 'Service',
  schemas: {
    Surface: 'A page of ours that leads to a product',
    ViewSource: 'Where views come from: another site by its kind, nowhere that is known, or a page of ours',
  },
  endpoints: {
    postView: {
      summary:
        "A product's page was looked at. Counted once a visitor and day; not its owner, robots, or who asks not to be tracked. Always answered alike",
      example: { productId: EXAMPLE_ID, host: 'www.google.com', surface: 'explore' },
    },
  },
};
