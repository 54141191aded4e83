import { threadId } from 'node:worker_threads';
import { TestRunner } from 'vitest';

// For scripts/checks/vitest-report.ts: a file that fails is repeated after those that ran before it in its process.
TestRunner.getCurrentSuite().file.meta.worker = `${process.pid}.${threadId}`;
