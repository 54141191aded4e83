import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as views from './views';

export const docs: Docs<typeof views> = {
  tag: 'Service',
  schemas: {
    Surface: 'A page of this site that links to a product',
    ViewSource: 'The source of a view: a kind of external site, an unknown source, or a page of this site',
  },
  endpoints: {
    postView: {
      summary:
        'Records a view of a product’s page, once per visitor and day. Views by the product’s owner, by robots and by browsers that ask not to be tracked are not counted. The response is always the same',
      example: { productId: EXAMPLE_ID, host: 'www.google.com', surface: 'explore' },
    },
  },
};
