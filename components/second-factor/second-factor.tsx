'use client';

import { useState } from 'react';
import type { Payload } from '@/lib/contract/endpoint';
import type { getSecondFactor } from '@/lib/contract/second-factor';
import { EnrolSteps } from './enrol-steps';
import { FactorOn } from './factor-on';
import { PassForm } from './pass-form';

type SecondFactorProps = {
  state: Payload<typeof getSecondFactor>;
  /** Where to go after it; already checked as safe. */
  callbackUrl: string;
  /** The secret of the demo's operator, whose password is public as well. */
  demoSecret: string | null;
};

/** The operator's second factor: set up if there is none, asked for if it was not shown lately, otherwise managed. */
export function SecondFactor({ state, callbackUrl, demoSecret }: SecondFactorProps) {
  const [task, setTask] = useState<'replace' | 'renew' | null>(null);
  if (!state.enrolled || task === 'replace') {
    return <EnrolSteps hasPassword={state.hasPassword} callbackUrl={callbackUrl} />;
  }
  if (!state.passedUntil) return <PassForm callbackUrl={callbackUrl} demoSecret={demoSecret} />;
  return (
    <FactorOn
      passedUntil={state.passedUntil}
      codesLeft={state.recoveryCodesLeft}
      callbackUrl={callbackUrl}
      renewing={task === 'renew'}
      onTask={setTask}
    />
  );
}
