/** The value if it is allowed, else the first allowed one; for tabs and sections in addresses. */
export function oneOf<const T extends string>(allowed: readonly [T, ...T[]], value: unknown): T {
  return allowed.find((candidate) => candidate === value) ?? allowed[0];
}
