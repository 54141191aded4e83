import { afterEach } from 'vitest';
import { resetClock } from './clock';

// What a file sets ends with the file, and what a test sets with the test.
resetClock({ isNewFile: true });
afterEach(() => resetClock());
