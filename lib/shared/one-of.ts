/** The value when it is one of the allowed, else the first of them; for tabs and sections read from addresses. */
export function oneOf<const T extends string>(allowed: readonly [T, ...T[]], value: unknown): T {
  return allowed.find((candidate) => candidate === value) ?? allowed[0];
}
