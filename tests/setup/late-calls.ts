const OPENED = ['qeemaPool', 'qeemaDb'] as const;

/**
 * Refuses to open the database from the end of a test file to the first hook of the worker's next one. Work that a file
 * left, such as the end of an upload after its answer, would otherwise open the next file's database before its clean
 * world.
 */
export function refuseLateCalls(): void {
  for (const name of OPENED) Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
}

/** Ends what `refuseLateCalls` began; without it, nothing changes. */
export function acceptCalls(): void {
  for (const name of OPENED) {
    if (Object.getOwnPropertyDescriptor(globalThis, name)?.get) Reflect.deleteProperty(globalThis, name);
  }
}

function refuse(): never {
  throw new Error(
    'The database is closed: an earlier test file left this call, or this one makes it too early',
  );
}
