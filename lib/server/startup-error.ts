/**
 * A reason not to start that the person who runs the app can correct: a wrong setting, a port in use, an unwritable
 * folder. The launcher prints its message as one line and exits with 1; any other error is a defect and keeps its
 * stack.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
