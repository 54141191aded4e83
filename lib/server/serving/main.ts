// What `npm start` runs: the launcher, in a process that keeps its memory small (decisions/049).

// The launcher's own thread has few young objects: more space for them makes nothing faster.
const V8 = ['--max-semi-space-size=8'];
// Without it the C library keeps a pool of freed memory for each thread, up to eight for each processor.
const MALLOC = { MALLOC_ARENA_MAX: '2' };

// Both are read only when a process begins, so it starts once more, in its own place. On other systems than Linux it
// does without. A process that is another Node's child with a channel would lose the channel.
if (process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX && !process.channel) {
  const args = [process.execPath, ...V8, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...process.env, ...MALLOC });
}
await import('./launcher');

export {};
