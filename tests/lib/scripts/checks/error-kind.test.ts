import { expect, it } from 'vitest';
import { errorKind } from '@/scripts/checks/error-kind';

const visible = (received: string) => `Error: expect(locator).toBeVisible() failed

Locator:  getByRole('dialog')
Expected: visible
${received}
Timeout:  15000ms

Call log:
  - Expect "toBeVisible" with timeout 15000ms`;

const text = (received: string) => `Error: expect(locator).toHaveText(expected) failed

Locator:  getByRole('status')
Expected: "12 riyals"
${received}
Timeout:  15000ms`;

it.each([
  ['timeout', 'Error: Test timed out in 20000ms.\nIf this is a long-running test, pass a timeout value'],
  ['timeout', 'Error: Hook timed out in 60000ms.'],
  ['timeout', 'Test timeout of 60000ms exceeded.'],
  ['timeout', '"beforeAll" hook timeout of 60000ms exceeded.'],
  [
    'timeout',
    "TimeoutError: page.waitForURL: Timeout 15000ms exceeded.\n  waiting for navigation to '/cart'",
  ],
  [
    'timeout',
    "TimeoutError: locator.click: Timeout 15000ms exceeded.\nCall log:\n  - waiting for getByRole('button')",
  ],
  ['timeout', 'error: 57014: canceling statement due to statement timeout'],
  ['lost connection', 'Error: ECONNRESET: socket hang up'],
  [
    'lost connection',
    'TypeError: fetch failed\ncaused by Error: ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:4101',
  ],
  ['lost connection', 'Error: Connection terminated unexpectedly'],
  ['lost connection', 'Error: page.goto: net::ERR_CONNECTION_REFUSED at http://localhost:4101/'],
  ['lost connection', 'Error: page.goto: Target page, context or browser has been closed'],
  ['absent element', visible('Error: element(s) not found')],
  ['absent element', visible('Received: hidden')],
  ['absent element', text('Error: element(s) not found')],
  ['absent element', 'TestingLibraryElementError: Unable to find role="button" and name "Buy"'],
  ['value', text('Received: "13 riyals"')],
  ['value', "Error: locator.click: Error: strict mode violation: getByRole('button') resolved to 2 elements"],
  ['value', 'AssertionError: expected 200 to be 201 // Object.is equality'],
  ['value', 'AssertionError: expected [] to have a length of 1 but got +0'],
  // What stood there when the time was over was wrong.
  [
    'value',
    'Error: expect(received).toBe(expected)\n\nExpected: 1\nReceived: 0\n\n- Timeout 5000ms exceeded while waiting on the predicate',
  ],
  ['value', 'AssertionError: Matcher did not succeed in time.\ncaused by AssertionError: expected 1 to be 2'],
  [
    'value',
    'Error: expect(locator).toBeHidden() failed\n\nExpected: hidden\nReceived: visible\nTimeout: 15000ms',
  ],
  ['value', 'AssertionError: expected Error: fetch failed to be an instance of AppError'],
  ['value', "AssertionError: expected 'element(s) not found' to be 'shown'"],
  ['value', 'Error: fetch failed\ncaused by AssertionError: expected 1 to be 2 // Object.is equality'],
  ['value', 'Error: Timeout 4000ms exceeded.\ncaused by Error: late\ncaused by AppError: not_found'],
  [
    'value',
    "Error: () => read() did not fit ({ status }) =>\n status === 200 in 15000 ms. The last value: { error: 'socket hang up' }",
  ],
  ['value', `Error: 2 pages failed: ${visible('Error: element(s) not found')}\nError: strict mode violation`],
  ['value', 'Error: the app did not start: Connection terminated unexpectedly'],
  ['value', 'Error: the app ended by itself: 134\nTimeoutError'],
  ['value', "TypeError: Cannot read properties of undefined (reading 'id')"],
  ['value', 'error: 40P01: deadlock detected'],
  ['value', ''],
])('says %s of: %s', (kind, error) => {
  expect(errorKind(error)).toBe(kind);
});
