/** Marks that Word and web pages bring along and that mean nothing here. */
const EMPTY_TALK =
  'style, script, meta, link, title, xml, o\\:p, [style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';

/**
 * Takes out of pasted HTML what is not text: comments of Word, its drawn bullets (the list is made again from them),
 * style sheets. What the editor does not know is left out by its schema afterwards.
 */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('p[class*="MsoListParagraph"]')) intoList(element);
  for (const element of page.querySelectorAll(EMPTY_TALK)) element.remove();
  const comments = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  return page.body.innerHTML;
}

/** A paragraph that Word draws as an item of a list becomes one; neighbours share their list. */
function intoList(paragraph: Element): void {
  const bullet = paragraph.querySelector('[style*="mso-list"]')?.textContent?.trim() ?? '';
  const tag = /^[\p{L}\p{N}]+[.)]/u.test(bullet) ? 'ol' : 'ul';
  const before = paragraph.previousElementSibling;
  const list =
    before?.tagName.toLowerCase() === tag && before.hasAttribute('data-from-word')
      ? before
      : paragraph.ownerDocument.createElement(tag);
  list.setAttribute('data-from-word', '');
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  if (list === before) paragraph.remove();
  else paragraph.replaceWith(list);
  list.append(item);
}
