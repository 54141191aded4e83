import { z } from 'zod';
import { HOST } from '@/lib/shared/host';
import { endpoint } from './endpoint';
import { Done, Id } from './fields';

/** Our own pages that lead to a product; `elsewhere` is any page without a name here. */
export const Surface = z.enum([
  ...(['home', 'explore', 'marketplace', 'site_search'] as const),
  ...(['profile', 'post', 'product', 'elsewhere'] as const),
]);
export type Surface = z.output<typeof Surface>;

/** The sources of views: another site by its kind, an unknown one (`direct`), or one of our own pages. */
export const ViewSource = z.enum(['direct', 'search', 'social', 'other', ...Surface.options]);
export type ViewSource = z.output<typeof ViewSource>;

export const postView = endpoint({
  id: 'postView',
  method: 'POST',
  path: '/analytics/views',
  access: 'guest',
  body: z
    .object({
      productId: Id,
      /** the site where the visit began, if it was another one: its host only */
      host: z.string().regex(HOST, 'validation:invalid').optional(),
      /** which of our pages led to it, if one did */
      surface: Surface.optional(),
    })
    .strict(),
  response: Done,
  // Many phones share one address.
  rateLimit: { max: 600, seconds: 600 },
});
