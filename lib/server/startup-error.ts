/**
 * A reason not to start that whoever runs the app can mend: a wrong setting, a port in use, an unwritable
 * folder. The launcher prints its message as one line and exits with 1; anything else is a defect and keeps
 * its stack.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
