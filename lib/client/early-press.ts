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
 * A pointer that goes down sooner after the page was shown was meant for the page before: another site may ask for a
 * double click, and lead here with the first. Nobody finds a button on a new page as fast, but on one of the same house.
 */
export const EARLY_PRESS_LOOK_MS = 700;

/**
 * Runs inline, before the page's scripts have come. A button that is pressed until then would do nothing, and a form
 * would be sent without its script; here the press is kept, if a person meant it for this page. Links and forms that only
 * ask (GET) work by themselves. The script is constant: nothing from a request stands in it.
 * The first frame is drawn when the page is shown; a click that no pointer made (detail 0) is the keyboard's.
 */
export const earlyPressScript = `(function(){
  var last=null,at=0,shown=0,meant=false,own=document.referrer.indexOf(location.origin+'/')===0;
  function show(){shown=document.hidden?0:Date.now();}
  function down(){meant=own||shown>0&&Date.now()-shown>=${EARLY_PRESS_LOOK_MS};}
  function keep(e){
    var b=e.target.closest&&e.target.closest('button,[role="button"],input[type="submit"]');
    if(!b||b.closest('a[href]')||(b.form&&b.type==='submit'&&b.form.method==='get'))return;
    e.preventDefault();
    e.stopPropagation();
    if(!e.isTrusted||(e.detail>0&&!meant))return;
    last=b;at=Date.now();
  }
  requestAnimationFrame(show);
  document.addEventListener('visibilitychange',show);
  addEventListener('pointerdown',down,true);
  addEventListener('click',keep,true);
  window.earlyPress={take:function(){
    document.removeEventListener('visibilitychange',show);
    removeEventListener('pointerdown',down,true);
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
