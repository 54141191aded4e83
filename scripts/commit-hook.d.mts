export function installCommitHook(root: string, env?: Record<string, string | undefined>): void;
