import 'server-only';
import type { z } from 'zod';
import type { Ctx } from '@/lib/server/ctx';

/** What is needed to enqueue a job. */
export interface JobKind<P extends z.ZodType = z.ZodType> {
  name: string;
  payload: P;
  /** tries before the job is dead and waits for the operator; 25 if not set */
  maxAttempts?: number;
  /** of jobs with the same queue one runs after the other, on all instances together */
  queue?: string;
  /**
   * nobody waits for it: the worker finds it within a second and is not woken, because waking it delays commits
   * (decisions/001)
   */
  canWait?: boolean;
}

/**
 * A job: the schema of its payload and a shallow call into a service. It may run more than once (after a crash between
 * its work and its end), so the service is idempotent.
 */
export interface Job<P extends z.ZodType = z.ZodType> extends JobKind<P> {
  run(payload: z.output<P>, ctx: Ctx): Promise<void>;
}

/** Declares a job; the worker knows it once it is listed in `registry.ts`. */
export function defineJob<P extends z.ZodType>(job: Job<P>): Job<P> {
  return job;
}
