import { z } from 'zod';
import { handleSkeleton, isReservedHandle, typedHandle } from '@/lib/shared/handles';
import { endpoint } from './endpoint';

/**
 * A new handle: 3 to 30 Latin letters, digits and underscores, stored in lower case; a leading @ is removed, and so are
 * invisible marks. Letters of other alphabets are refused: what is shown must be what was typed.
 */
export const Handle = z
  .string()
  .max(100, 'validation:handleLong')
  .transform(typedHandle)
  .pipe(
    z
      .string()
      .min(1, { error: 'validation:required', abort: true })
      .regex(/^[a-z0-9_]+$/, { error: 'validation:handle', abort: true })
      .min(3, { error: 'validation:handleShort', abort: true })
      .max(30, { error: 'validation:handleLong', abort: true })
      .refine((handle) => handleSkeleton(handle) !== '', 'validation:handle')
      .refine((handle) => !isReservedHandle(handle), 'validation:handleReserved'),
  );

export const checkHandle = endpoint({
  id: 'checkHandle',
  method: 'GET',
  path: '/users/handleAvailable',
  access: 'guest',
  query: z.object({ handle: Handle }),
  response: z.object({
    handle: z.string(),
    available: z.boolean(),
    /** why not; the client has words for it */
    reason: z.enum(['taken', 'similar']).nullable(),
  }),
  errors: ['rate_limited'],
  // Asked while somebody types: a person needs dozens, a stolen list of names thousands.
  rateLimit: { max: 120, seconds: 300 },
});
