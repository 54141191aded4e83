import { rmSync } from 'node:fs';

/** Leaves nothing of the browser tests' store behind. */
export default function removeStore(): void {
  if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
