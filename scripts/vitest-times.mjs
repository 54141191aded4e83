// A reporter for vitest: the full time of each test file, with the parts that its own report leaves out (imports,
// set-up, hooks).
import { writeFileSync } from 'node:fs';

export default class Times {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const file = process.env.VITEST_TIMES;
    if (!file) return;
    const measured = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic();
      const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
      return { name: module.relativeModuleId, ms };
    });
    writeFileSync(file, JSON.stringify(measured));
  }
}
