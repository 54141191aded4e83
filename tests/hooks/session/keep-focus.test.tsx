import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from '@/lib/client/keep-focus';

let stop: () => void;
const page = (html: string) => {
  document.body.innerHTML = html;
  stop = keepFocus();
};
const get = (id: string) => document.getElementById(id) as HTMLElement;
const settled = () => vi.advanceTimersByTimeAsync(120);

const LIST = `<main><h1 id="title">قائمة</h1><section><h2 id="part">قسم</h2><ul>
  <li id="one"><a href="/1">١</a><button id="delete-one">حذف</button></li><li id="two"><button id="delete-two">حذف</button></li>
</ul></section></main>`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('when a row goes away, the focus goes to the row that took its place', async () => {
  page(LIST);
  get('delete-one').focus();
  get('one').remove();
  await settled();
  expect(document.activeElement?.id).toBe('delete-two');
});

test('when the last row goes away, the focus goes to the row before it', async () => {
  page(LIST);
  get('delete-two').focus();
  get('two').remove();
  await settled();
  expect(document.activeElement?.id).toBe('delete-one');
});

test('when a whole list goes away, the focus goes to the heading of what is left', async () => {
  page(LIST);
  get('delete-two').focus();
  document.querySelector('ul')?.remove();
  await settled();
  expect(document.activeElement?.id).toBe('part');
});

test('when a form is replaced by a refusal, the refusal gets the focus', async () => {
  page('<main><h1>دفع</h1><div id="place"><form><button id="pay">ادفع</button></form></div></main>');
  get('pay').focus();
  get('place').innerHTML =
    '<div><p role="alert" id="refusal">رُفضت البطاقة</p><a href="/again">بطاقة أخرى</a></div>';
  await settled();
  expect(document.activeElement?.id).toBe('refusal');
});

test('when a dialog closes and its opener is gone with its row, the focus goes to the next row', async () => {
  page(`${LIST}<div id="dialog"><button id="yes">نعم</button></div>`);
  get('delete-one').focus();
  get('yes').focus();
  get('one').remove();
  get('dialog').remove();
  await settled();
  expect(document.activeElement?.id).toBe('delete-two');
});

test('when the first press removed its row before this code was loaded, the focus goes to the heading of the list', async () => {
  document.body.innerHTML = LIST;
  get('delete-one').focus();
  const path = [
    get('delete-one'),
    get('one'),
    document.querySelector('ul'),
    document.querySelector('section'),
  ];
  get('one').remove();
  stop = keepFocus(path as HTMLElement[]);
  await settled();
  expect(document.activeElement?.id).toBe('part');
});

test('a button that was busy gets the focus back when it is free', async () => {
  page('<main><h1>دفع</h1><button id="pay">ادفع</button></main>');
  get('pay').focus();
  get('pay').blur();
  get('pay').setAttribute('disabled', '');
  await settled();
  expect(document.activeElement).toBe(document.body);
  get('pay').removeAttribute('disabled');
  await settled();
  expect(document.activeElement?.id).toBe('pay');
});

test('after a press on an empty place, the focus stays away', async () => {
  page(LIST);
  get('delete-one').focus();
  get('title').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  get('delete-one').blur();
  get('one').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('a focused element keeps the focus, whatever else changes', async () => {
  page(LIST);
  get('delete-two').focus();
  get('one').remove();
  await settled();
  expect(document.activeElement?.id).toBe('delete-two');
});

test('a field that the reader left without a press does not get the focus back', async () => {
  document.body.innerHTML = '<main><h1>title</h1><input id="field"><p id="said"></p></main>';
  stop = keepFocus();
  get('field').focus();
  get('field').blur();
  get('said').append('what the field says once it is left');
  get('said').append(document.createElement('b'));
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('on another page nothing gets the focus, so the browser begins at the top', async () => {
  page(LIST);
  get('delete-one').focus();
  window.history.pushState(null, '', '/another');
  document.body.innerHTML = '<main><h1 id="title">title</h1><input></main>';
  await settled();
  expect(document.activeElement).toBe(document.body);
  window.history.pushState(null, '', '/');
});
