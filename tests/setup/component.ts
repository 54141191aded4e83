import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is loaded when it is first shown takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);

// jsdom draws nothing, so it cannot scroll.
Element.prototype.scrollIntoView ??= () => {};

// Nor do its lists of tracks say when one comes, which the player's store asks of them.
const tracks = Object.assign(new EventTarget(), { length: 0, [Symbol.iterator]: () => [].values() });
for (const name of ['textTracks', 'audioTracks', 'videoTracks'])
  Object.defineProperty(HTMLMediaElement.prototype, name, { get: () => tracks });
