interface Module {
  source: string;
  dependencies: readonly { resolved: string }[];
}

export function waysTo(
  modules: readonly Module[],
  isTarget: (source: string) => boolean,
): Map<string, string[]>;
