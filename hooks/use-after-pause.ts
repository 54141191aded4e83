import { useEffect, useState } from 'react';

/** The value as it stood when it last stayed the same for so long; at first as it is. */
export function useAfterPause<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
