'use client';

import { useSyncExternalStore } from 'react';

/** False on the server and while its page is taken over: what only the browser knows is drawn after that. */
export const useInBrowser = (): boolean => useSyncExternalStore(never, inBrowser, onServer);

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
