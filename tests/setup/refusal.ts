/** The code with which something was refused; its result as text where it was not. */
export const refusal = (tried: Promise<unknown>): Promise<string> =>
  tried.then(String, (error: { code: string }) => error.code);
