import 'server-only';

/** Fills an empty store with the demo. */
export async function fillDemo(): Promise<void> {}
