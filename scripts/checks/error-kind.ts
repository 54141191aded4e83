/** The kind of an error. Only a `value` proves by itself that something is wrong. */
type ErrorKind = 'timeout' | 'lost connection' | 'absent element' | 'value';

const ABSENT_ELEMENT = [
  /element\(s\) not found/,
  // An element that is in the page and stayed invisible.
  /\.toBeVisible\(\) failed[\s\S]*Received:\s+hidden/,
  /^TestingLibraryElementError: Unable to find /,
];
// What they say may quote anything: a log, a row, another error. They count wherever they stand in the chain of causes.
const QUOTES = [
  /^(caused by )?(AssertionError|JestAssertionError|AppError)\b/m,
  // Our own: waits.ts, walk.spec.ts, launched-app.ts.
  /^Error: .* did not fit .*\. The last value: /s,
  /^Error: \d+ pages failed: /,
  /^Error: the app (did not start|was not ready in time|ended by itself): /,
];
// Assertions of Playwright, which words some as a timeout, with the value that it saw last.
const VALUE = [/^\s*(Expected|Received)\b.*:/m, /\bexpect\(.*\)\.(not\.)?to[A-Z]/];
const LOST_CONNECTION = [
  /\b(ECONNRESET|ECONNREFUSED|EPIPE|UND_ERR_SOCKET)\b/,
  /\bsocket hang up\b|\bother side closed\b|\bfetch failed\b/,
  /\bConnection terminated\b|\bTarget page, context or browser has been closed\b/,
  /\bnet::ERR_(CONNECTION|EMPTY_RESPONSE|NETWORK|SOCKET)/,
];
const TIMEOUT = [
  /\b(Test|Hook) timed out in \d+ms/,
  /\b(Test timeout|hook timeout|Timeout) (of )?\d+ms exceeded/,
  /\bTimed out in waitFor\b/,
  /\bTimeoutError\b|\bETIMEDOUT\b|\bnet::ERR_TIMED_OUT\b/,
  /\bcanceling statement due to (statement|lock) timeout\b/,
  /\btimeout exceeded when trying to connect\b/,
];

/**
 * Returns the kind of an error by its text. An unknown text is a `value`.
 * @param text name and message, and those of its causes
 */
export function errorKind(text: string): ErrorKind {
  const matches = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
  if (matches(QUOTES)) return 'value';
  if (matches(ABSENT_ELEMENT)) return 'absent element';
  if (matches(VALUE)) return 'value';
  if (matches(LOST_CONNECTION)) return 'lost connection';
  return matches(TIMEOUT) ? 'timeout' : 'value';
}
