type EarlyPress = {
  /** Ends the watch and gives back the last button that was pressed during it, if any. */
  take: () => HTMLElement | null;
};

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/** A press that waited longer is forgotten: who made it does something else by now. */
export const EARLY_PRESS_KEPT_MS = 10_000;

/**
 * Runs inline, before the page's scripts have come. A button that is pressed until then would do nothing, and a form
 * would be sent without its script; here the press is kept. Links and forms that only ask (GET) work by themselves.
 * The script is constant: nothing from a request stands in it.
 * What a script presses is not kept.
 */
export const earlyPressScript = `(function(){
  var last=null,at=0;
  function keep(e){
    var b=e.target.closest&&e.target.closest('button,[role="button"],input[type="submit"]');
    if(!b||b.closest('a[href]')||(b.form&&b.type==='submit'&&b.form.method==='get'))return;
    e.preventDefault();
    e.stopPropagation();
    if(e.isTrusted){last=b;at=Date.now();}
  }
  addEventListener('click',keep,true);
  window.earlyPress={take:function(){
    removeEventListener('click',keep,true);
    return last&&last.isConnected&&Date.now()-at<${EARLY_PRESS_KEPT_MS}?last:null;
  }};
})()`.replace(/\n\s*/g, '');

/** Makes the press that was kept again, now that the page can act on it. Does nothing the second time. */
export function replayEarlyPress(): void {
  const pressed = window.earlyPress?.take();
  delete window.earlyPress;
  pressed?.click();
}
