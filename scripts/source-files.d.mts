export function sourceFiles(root: string, folders?: readonly string[], endings?: RegExp): string[];
