/** A recording that a test plays by hand: jsdom plays nothing. */
export function testRecording(seconds = 600, readyState: number = HTMLMediaElement.HAVE_METADATA) {
  const element = document.createElement('video');
  let time = 0;
  const state = { paused: true, seeking: false, readyState };
  const say = (name: string) => element.dispatchEvent(new Event(name));
  const set = (name: string, get: () => unknown) =>
    Object.defineProperty(element, name, { configurable: true, get });
  set('paused', () => state.paused);
  set('seeking', () => state.seeking);
  set('duration', () => seconds);
  set('readyState', () => state.readyState);
  Object.defineProperty(element, 'currentTime', {
    get: () => time,
    set: (to: number) => {
      time = to;
      state.seeking = true;
      say('seeking');
      state.seeking = false;
      say('seeked');
    },
  });
  element.play = async () => {
    state.paused = false;
    say('play');
  };
  element.pause = () => {
    state.paused = true;
    say('pause');
  };
  /** Plays on for some seconds, with an event four times a second as browsers send it. */
  const playOn = (seconds: number) => {
    for (let step = 0; step < seconds * 4 && !state.paused; step++) {
      time += 0.25;
      say('timeupdate');
    }
  };
  const load = () => {
    state.readyState = HTMLMediaElement.HAVE_METADATA;
    say('loadedmetadata');
  };
  return { element, playOn, load };
}
