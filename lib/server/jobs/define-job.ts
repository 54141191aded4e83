import 'server-only';
import type { z } from 'zod';
import type { Ctx } from '@/lib/server/ctx';

/** What has to be known of a job to enqueue it. */
export interface JobKind<P extends z.ZodType = z.ZodType> {
  name: string;
  payload: P;
  /** tries before it is dead and waits for the operator; 25 unless told */
  maxAttempts?: number;
  /**
   * nobody looks on: the worker finds it within a second and is not woken, which would hold commits up (decisions/001)
   */
  canWait?: boolean;
}

/**
 * A job: the schema of its payload and a shallow call into a service. It may run more than once (a crash between its
 * work and its end), so what it calls is idempotent.
 */
export interface Job<P extends z.ZodType = z.ZodType> extends JobKind<P> {
  run(payload: z.output<P>, ctx: Ctx): Promise<void>;
}

/** Declares a job; it is known to the worker once it stands in `registry.ts`. */
export function defineJob<P extends z.ZodType>(job: Job<P>): Job<P> {
  return job;
}
