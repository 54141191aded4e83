// What `npm start` runs: the launcher, in a process that keeps its memory small (decisions/049).

// Young objects of the launcher's own thread: more room for them makes nothing quicker here.
const V8 = ['--max-semi-space-size=8'];
// Without it the C library keeps a store of freed memory for each thread, up to eight for each processor.
const MALLOC = { MALLOC_ARENA_MAX: '2' };

// Both are read only when a process begins: so it begins once more, in its own place. Elsewhere than on Linux it goes
// without. Who is another Node's child by a channel would lose it.
if (process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX && !process.channel) {
  const args = [process.execPath, ...V8, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...process.env, ...MALLOC });
}
await import('./launcher');

export {};
