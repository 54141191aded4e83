// Making an `Intl` object takes thirty times as long as using it, and a page or a letter uses the same few many times.
const MOST = 300;

function kept<O extends object, F>(make: (tag: string, options: O) => F) {
  const known = new Map<string, F>();
  return (tag: string, options: O): F => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const before = known.get(key);
    if (before) return before;
    const made = make(tag, options);
    // There are few languages, currencies and time zones; a caller with many others must not fill the memory.
    if (known.size >= MOST) known.clear();
    known.set(key, made);
    return made;
  };
}

const numbers = kept((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
const dates = kept((tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));

/** `Intl.NumberFormat`, made once. @throws RangeError for options that `Intl` does not know */
export const numberFormat = (tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  numbers(tag, options);

/** `Intl.DateTimeFormat`, made once. @throws RangeError for options that `Intl` does not know */
export const dateTimeFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dates(tag, options);
