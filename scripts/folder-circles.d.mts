interface Module {
  source: string;
  dependencies: readonly { resolved: string }[];
}

export function folderCircles(modules: readonly Module[]): { entries: string[]; imports: string[] }[];
