import type * as events from './events';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof events> = {
  tag: 'Service',
  endpoints: {
    postEvents: {
      summary:
        'Page views and named events, in batches. They are counted by day, without person or place. Robots, and those who ask not to be tracked, are not counted. The answer is always the same',
      example: { events: [{ name: 'product_viewed' }, { name: 'added_to_cart' }] },
    },
  },
};
