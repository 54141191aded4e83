import { SETUP_STEPS, type SetupGuide, type SetupStep } from '@/lib/contract/setup-guide';

/** Facts that show that a step is completed. */
export interface SetupFacts {
  publishedProducts: number;
  hasPicture: boolean;
  links: number;
  payoutMethods: number;
  identity: 'none' | 'submitted' | 'approved' | 'rejected';
}

/** What a member did about a step. */
export interface StepRow {
  step: string;
  started_at: Date | null;
  escaped_at: Date | null;
  completed_at: Date | null;
}

type State = SetupGuide['steps'][number]['state'];

const COMPLETED: Record<SetupStep, (facts: SetupFacts) => boolean> = {
  start_business: ({ publishedProducts }) => publishedProducts > 0,
  add_credibility: ({ hasPicture, links }) => hasPicture && links > 0,
  payment_setup: ({ payoutMethods }) => payoutMethods > 0,
  identity_verification: ({ identity }) => identity === 'approved',
};

/** Returns whether the facts say that a step is done. */
export const isCompleted = (step: SetupStep, facts: SetupFacts): boolean => COMPLETED[step](facts);

/** The guide at this moment: facts count more than what the member noted. */
export function guideOf(facts: SetupFacts, rows: readonly StepRow[]): SetupGuide {
  const steps = SETUP_STEPS.map((step) => {
    const row = rows.find((each) => each.step === step);
    const isWaiting = waits(step, facts);
    return { step, state: stateOf(step, facts, row), isWaiting, isTold: Boolean(row?.completed_at) };
  });
  return { steps, completed: steps.filter(({ state }) => state === 'completed').length };
}

const waits = (step: SetupStep, { identity }: SetupFacts): boolean =>
  step === 'identity_verification' && identity === 'submitted';

function stateOf(step: SetupStep, facts: SetupFacts, row: StepRow | undefined): State {
  if (isCompleted(step, facts)) return 'completed';
  if (waits(step, facts)) return 'started';
  if (row?.escaped_at) return 'escaped';
  return row?.started_at ? 'started' : 'open';
}
