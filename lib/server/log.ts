import 'server-only';
import pino from 'pino';

// Only these fields are written: so no token, address or letter gets into the log by accident.
const ALLOWED = new Set([
  ...['requestId', 'endpoint', 'method', 'path', 'status', 'ms', 'code', 'err', 'userId', 'queries'],
  ...[
    'job',
    'jobId',
    'attempt',
    'event',
    'gateway',
    'orderId',
    'paymentId',
    'count',
    'tags',
    'reason',
    'checks',
  ],
]);

type ErrorFields = { type: string; message: string; code?: string; stack?: string; cause?: ErrorFields };

/** An error without its other properties: those of `pg` quote the row, for example an e-mail address. */
function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack,
    ...(error.cause ? { cause: errorFields(error.cause) } : {}),
  };
}

// Straight from the environment: this must work before the settings are parsed, which then refuse a wrong value.
function firstLevel(asked = ''): string {
  return Object.hasOwn(pino.levels.values, asked) || asked === 'silent' ? asked : 'info';
}

/**
 * The app's log: one JSON object per line on standard output, with a fixed list of fields (add new ones to ALLOWED).
 * `log.info({ requestId, status, ms }, 'request')`. The level is LOG_LEVEL.
 */
export const log = pino({
  level: firstLevel(process.env.LOG_LEVEL),
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: errorFields },
  formatters: {
    level: (label) => ({ level: label }),
    log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => ALLOWED.has(name))),
  },
});
