interface TextNode {
  type: string;
  text?: string;
  content?: readonly unknown[];
}

/** The words of a block and of all within it; code does not count: it is always written from left to right. */
export function blockText(node: TextNode): string {
  if (node.type === 'codeBlock') return '';
  if (node.text !== undefined) return node.text;
  return (node.content ?? []).map((inner) => blockText(inner as TextNode)).join(' ');
}
