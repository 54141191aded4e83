export function runStep(
  name: string,
  commands: readonly (readonly string[])[],
  options: {
    folder: string;
    env?: Record<string, string | undefined>;
    print?: (text: string) => void;
  },
): string | undefined;
