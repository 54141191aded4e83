import { z } from 'zod';

export const Unused = z.object({ into: z.string() });
export const InUse = z.object({ into: z.string().min(1, 'validation:required') });
