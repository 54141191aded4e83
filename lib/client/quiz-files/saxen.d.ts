// The part that `far-cell.ts` uses; the package has no types.
declare module 'saxen' {
  export class Parser {
    on(
      name: 'openTag',
      heard: (
        name: string,
        attributes: () => Record<string, string>,
        decoded: (text: string) => string,
      ) => void,
    ): this;
    parse(xml: string): this;
    stop(): void;
  }
}
