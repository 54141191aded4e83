// Takes a source file apart into what people read: comments, docstrings and names of tests.

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<=(?:[=(,:[!&|?{};]|\breturn|=>)\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*|[`{}]/g;
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)/y;
const BEFORE_TEST_NAME = /(?:\b(?:it|test|describe|step)(?:[.]\w+)*|[)`])\s*\(\s*$/;
const IS_TEST = /[.](?:test|spec)[.]tsx?$/;
const DOCSTRING =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:default )?(?:async )?(?:function\*? (\w+)|const (\w+)(?::[^=\n]+)? = (?:async )?(?:\(|\w+ =>|<))/g;
// Text between elements of JSX and URLs in style sheets look like comments or strings to `TOKEN`.
const CSS_COMMENT = /\/\*[\s\S]*?\*\//g;

/** @typedef {{ at: number, text: string }} Part where it begins in the file, and what it says */
/** @typedef {{ comments: Part[], testNames: Part[] }} Parts */

/**
 * @param {string} file its name says what it is
 * @param {string} text
 * @returns {Parts}
 */
export function partsOf(file, text) {
  if (file.endsWith('.css')) {
    const found = [...text.matchAll(CSS_COMMENT)];
    return { comments: found.map((match) => ({ at: match.index, text: match[0] })), testNames: [] };
  }
  /** @type {Part[]} */
  const comments = [];
  /** @type {Part[]} */
  const strings = [];
  for (const token of tokensOf(text)) {
    if (token.text.startsWith('//') || token.text.startsWith('/*')) comments.push(token);
    else if (/^['"`]/.test(token.text)) strings.push(token);
  }
  const testNames = IS_TEST.test(file)
    ? strings.filter(
        ({ at, text: string }) =>
          string.includes(' ') && BEFORE_TEST_NAME.test(text.slice(Math.max(0, at - 60), at)),
      )
    : [];
  return { comments, testNames };
}

/**
 * Returns the docstrings of exported functions, each with the function's name, without the stars around its text.
 * @param {string} text
 * @returns {(Part & { name: string })[]}
 */
export function docstringsOf(text) {
  return [...text.matchAll(DOCSTRING)].map(({ index, 1: comment = '', 2: name, 3: constant }) => ({
    at: index,
    text: comment.replace(/^[\s*]+/, ''),
    name: name ?? constant ?? '',
  }));
}

/**
 * Comments, strings, regular expressions, and the parts of templates around what is put into them.
 * @param {string} text
 * @returns {Part[]}
 */
function tokensOf(text) {
  /** @type {Part[]} */
  const tokens = [];
  // For each template that is open, how many braces are open in what is put into it.
  /** @type {number[]} */
  const open = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [token] = match;
    const last = open.length - 1;
    if (token === '{' && last >= 0) open[last] = (open[last] ?? 0) + 1;
    else if (token === '}' && last >= 0 && open[last] !== 0) open[last] = (open[last] ?? 0) - 1;
    else if (token === '`' || (token === '}' && last >= 0)) {
      if (token === '}') open.pop();
      TEMPLATE.lastIndex = TOKEN.lastIndex;
      const rest = TEMPLATE.exec(text)?.[0] ?? '';
      tokens.push({ at: match.index, text: token + rest });
      if (rest.endsWith('${')) open.push(0);
      TOKEN.lastIndex += rest.length;
    } else if (token !== '{' && token !== '}') tokens.push({ at: match.index, text: token });
  }
  return tokens;
}
