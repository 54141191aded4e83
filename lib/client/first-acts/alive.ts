/** React does not report that it has taken over an element; it leaves its properties on it. */
export function isAlive(part: Node): boolean {
  return Object.keys(part).some((key) => key.startsWith('__reactProps'));
}
