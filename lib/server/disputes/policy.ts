import type { DisputeView } from '@/lib/contract/disputes';

/** The facts that decide whether a seller can answer. */
interface Answerable {
  status: string;
  answer_by: Date | null;
  forwarded_at: Date | null;
}

/** Returns whether a seller can answer a dispute, or change the answer, at this moment; if not, the reason. */
export function answeringOf(
  { status, answer_by, forwarded_at }: Answerable,
  now: Date,
): DisputeView['answering'] {
  if (status !== 'open') return 'decided';
  if (forwarded_at) return 'forwarded';
  return answer_by && now > answer_by ? 'late' : 'open';
}
