import type { MouseEvent } from 'react';

/** The button of the form that was pressed while a field had the focus. */
function pressedWhileTyping({ target, currentTarget }: MouseEvent<HTMLFormElement>) {
  const button = target instanceof Element ? target.closest('button') : null;
  const typing = document.activeElement;
  const isField = typing instanceof HTMLInputElement || typing instanceof HTMLTextAreaElement;
  return isField && currentTarget.contains(typing) ? button : null;
}

/**
 * For a form. A field is validated when it loses the focus, and the message below it moves the button away from under
 * the mouse: the press would be lost. So the field keeps the focus until the press is over. It loses it before the form
 * is sent, as some fields take what was typed only then.
 */
export const wholePress = {
  onMouseDown(event: MouseEvent<HTMLFormElement>): void {
    if (pressedWhileTyping(event)) event.preventDefault();
  },
  onClickCapture(event: MouseEvent<HTMLFormElement>): void {
    const button = pressedWhileTyping(event);
    // Enter in a field also causes a click, but not one of a mouse.
    if (event.detail > 0 && button?.type === 'submit') button.focus();
  },
};
