import type { DisputeView } from '@/lib/contract/disputes';

/** The facts that decide whether a seller can answer. */
interface Answerable {
  status: string;
  answer_by: Date | null;
  forwarded_at: Date | null;
}

/** Whether a seller can answer a dispute, or change their answer, at this moment; if not, why. */
export function answeringOf(
  { status, answer_by, forwarded_at }: Answerable,
  now: Date,
): DisputeView['answering'] {
  if (status !== 'open') return 'decided';
  if (forwarded_at) return 'forwarded';
  return answer_by && now > answer_by ? 'late' : 'open';
}
