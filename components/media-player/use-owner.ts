import { type MediaActionTypes, useMediaStore } from 'media-chrome/react/media-store';
import { useEffect } from 'react';

type Owned =
  | typeof MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST
  | typeof MediaActionTypes.FULLSCREEN_ELEMENT_CHANGE_REQUEST;

/** Says to the store of the player which element it is about. */
export function useOwner(type: Owned, owner: HTMLElement | null) {
  const { dispatch } = useMediaStore();
  useEffect(() => {
    if (!owner) return;
    dispatch({ type, detail: owner });
    return () => dispatch({ type, detail: undefined });
  }, [type, owner, dispatch]);
}
