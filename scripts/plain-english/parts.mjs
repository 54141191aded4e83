// Takes a source file apart into what people read: comments, names of tests, names in code.

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<=(?:[=(,:[!&|?{};]|\breturn|=>)\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*|[`{}]/g;
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)/y;
const BEFORE_TEST_NAME = /(?:\b(?:it|test|describe|step)(?:[.]\w+)*|[)`])\s*\(\s*$/;
const IS_TEST = /[.](?:test|spec)[.]tsx?$/;
// Text between elements of JSX and URLs in style sheets look like comments or strings to `TOKEN`.
const CSS_COMMENT = /\/\*[\s\S]*?\*\//g;

/** @typedef {{ at: number, text: string }} Part where it begins in the file, and what it says */
/** @typedef {{ comments: Part[], testNames: Part[], code: Part[] }} Parts */

/**
 * @param {string} file its name says what it is
 * @param {string} text
 * @returns {Parts}
 */
export function partsOf(file, text) {
  if (file.endsWith('.md')) return { comments: [{ at: 0, text: proseOf(text) }], testNames: [], code: [] };
  if (file.endsWith('.css')) {
    const found = [...text.matchAll(CSS_COMMENT)];
    return { comments: found.map((match) => ({ at: match.index, text: match[0] })), testNames: [], code: [] };
  }
  /** @type {Part[]} */
  const comments = [];
  /** @type {Part[]} */
  const strings = [];
  /** @type {Part[]} */
  const code = [];
  let end = 0;
  for (const { at, text: token } of tokensOf(text)) {
    if (at > end) code.push({ at: end, text: text.slice(end, at) });
    end = at + token.length;
    if (token.startsWith('//') || token.startsWith('/*')) comments.push({ at, text: token });
    else if (/^['"`]/.test(token)) strings.push({ at, text: token });
  }
  code.push({ at: end, text: text.slice(end) });
  const testNames = IS_TEST.test(file)
    ? strings.filter(
        ({ at, text: string }) =>
          string.includes(' ') && BEFORE_TEST_NAME.test(text.slice(Math.max(0, at - 60), at)),
      )
    : [];
  return { comments: joined(text, comments), testNames, code };
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

/**
 * Comments with nothing between them are one, so that a phrase may go from one line to the next.
 * @param {string} text
 * @param {Part[]} comments
 * @returns {Part[]}
 */
function joined(text, comments) {
  /** @type {Part[]} */
  const blocks = [];
  for (const comment of comments) {
    const last = blocks.at(-1);
    const end = last ? last.at + last.text.length : 0;
    if (last && text.slice(end, comment.at).trim() === '')
      last.text = text.slice(last.at, comment.at) + comment.text;
    else blocks.push({ ...comment });
  }
  return blocks;
}

/**
 * What a paper says, without its code, each character where it was.
 * @param {string} text
 */
function proseOf(text) {
  return text.replace(/```[\s\S]*?```|`[^`\n]*`|\]\([^)\s]*\)/g, (code) => code.replace(/[^\n]/g, ' '));
}
