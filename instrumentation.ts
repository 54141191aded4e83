/** Next runs this once when its server starts. `npm start` has its own launcher; this is only for `next dev`. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'development') return;
  const { startDevelopment } = await import('@/lib/server/serving/development');
  await startDevelopment();
}
