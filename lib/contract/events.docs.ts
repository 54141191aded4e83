import type * as events from './events';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof events> = {
  tag: 'Service',
  endpoints: {
    postEvents: {
      summary:
        'Counts page views and named events, sent in batches. Counts are kept by day, without person or place. Robots and browsers that ask not to be tracked are not counted. The response is always the same',
      example: { events: [{ name: 'product_viewed' }, { name: 'added_to_cart' }] },
    },
  },
};
