'use client';

import { useState } from 'react';
import type { Payload } from '@/lib/contract/endpoint';
import type { getSecondFactor } from '@/lib/contract/second-factor';
import { EnrolSteps } from './enrol-steps';
import { FactorOn } from './factor-on';
import { PassForm } from './pass-form';

type SecondFactorProps = {
  state: Payload<typeof getSecondFactor>;
  /** Where to go on; already found safe. */
  callbackUrl: string;
  /** Of the demo's operator, whose password is public as well. */
  demoSecret: string | null;
};

/** The operator's second factor: set up where there is none, asked for where it was not shown lately, else looked after. */
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
