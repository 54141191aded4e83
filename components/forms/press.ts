import type { MouseEvent } from 'react';

/** The button of the form that was pressed while one of its fields was typed into. */
function pressedWhileTyping({ target, currentTarget }: MouseEvent<HTMLFormElement>) {
  const button = target instanceof Element ? target.closest('button') : null;
  const typing = document.activeElement;
  const isField = typing instanceof HTMLInputElement || typing instanceof HTMLTextAreaElement;
  return isField && currentTarget.contains(typing) ? button : null;
}

/**
 * For a form. A field that is left is judged, and what is then said beneath it moves the button away from under the mouse
 * that was pressed on it: the press would be lost. So the field keeps the focus until the press is through. It is left
 * before the form is sent, for some fields take what was typed only then.
 */
export const wholePress = {
  onMouseDown(event: MouseEvent<HTMLFormElement>): void {
    if (pressedWhileTyping(event)) event.preventDefault();
  },
  onClickCapture(event: MouseEvent<HTMLFormElement>): void {
    const button = pressedWhileTyping(event);
    // Enter in a field comes as a click, too, but of no mouse.
    if (event.detail > 0 && button?.type === 'submit') button.focus();
  },
};
