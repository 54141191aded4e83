interface Module {
  source: string;
  dependencies: readonly { resolved: string }[];
}

export function hiddenRepos(modules: readonly Module[]): string[];
