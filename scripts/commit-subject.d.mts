export function subjectFault(message: string): string | undefined;
