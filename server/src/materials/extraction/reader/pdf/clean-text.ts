/** Letters as people write them: ligatures, presentation forms and radicals become letters. */
export function cleanText(text: string): string {
  // Nearly all text is plain, and a page has thousands of pieces.
  if (isPlain(text)) return text;
  return text
    .replaceAll(compatible, (letters) => letters.normalize('NFKC').replaceAll(' ', ''))
    .replaceAll(/[\u2E80-\u2EFF]/g, (radical) => radicals.get(radical) ?? radical)
    .replaceAll(symbols, (symbol) => symbolNames.get(symbol) ?? '')
    .replaceAll(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/gu, '')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replaceAll(/(?<=[\u0600-\u06FF])\u0640+(?=[\u0600-\u06FF])/g, '')
    .replaceAll(spaceBetweenCjk, '');
}

/** Whether words of this script are written without spaces between them. */
export function isCjk(letter: string): boolean {
  return letter >= '\u2E80' && cjk.test(letter);
}

const cjkRange = '\\u2E80-\\u30FF\\u31C0-\\u31EF\\u3400-\\u9FFF\\uF900-\\uFAFF\\uFF01-\\uFF60';
const cjk = new RegExp(`[${cjkRange}\\u{20000}-\\u{3FFFF}]`, 'u');
const spaceBetweenCjk = new RegExp(`(?<=[${cjkRange}]) (?=[${cjkRange}])`, 'g');
const compatible = /[\u2E80-\u2FDF\uF900-\uFAFF\uFB00-\uFB4F\uFB50-\uFDFF\uFE70-\uFEFC]+/g;
const symbols = /[\uE000-\uF8FF]/g;

/** Signs of which only a part of a sign is in the file, for want of a better name: pairs of both. */
const radicals = new Map(
  Array.from(
    '⺁厂⺄乙⺅亻⺈刀⺉刂⺊卜⺌小⺍小⺎兀⺐尢⺒巳⺓幺⺕彐⺖忄⺘扌⺙攵⺛旡⺝月⺞歺⺠民⺡氵⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺪疋⺬示⺭礻⺮竹⺰纟⺶羊⺹耂⺻聿⺽臼⺾艹⻁虎⻂衤⻄西⻅见⻆角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻏阝⻐钅⻑長⻓长⻔门⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'.matchAll(
      /(.)(.)/gu,
    ),
    ([, radical = '', sign = '']) => [radical, sign] as const,
  ),
);

/** Bullets of the fonts Symbol and Wingdings, which word processors leave without a name. */
const symbolNames = new Map([
  ['\uF0B7', '•'],
  ['\uF0A7', '▪'],
  ['\uF0A8', '◦'],
  ['\uF06E', '▪'],
  ['\uF06C', '•'],
  ['\uF0D8', '‣'],
  ['\uF0FC', '✓'],
  ['\uF02D', '–'],
  ['\uF0E0', '→'],
]);

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x20 || (code > 0x7e && code < 0xa1) || code > 0x5ff) return false;
  }
  return true;
}
