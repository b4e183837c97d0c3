import { joinNumbers } from '../numbers/join-numbers.ts';

/**
 * The words and numbers of an answer, so that writing does not matter: letter case, width, quotes,
 * dashes, punctuation and white space are folded, 'can't' is 'can not', '1,000', '1 000' and 'one
 * thousand' are '1000', 'XIV' after a word is '14', '2nd' is 'second'.
 */
export function listTokens(text: string): string[] {
  return joinNumbers(splitWords(fold(text)));
}

/** Whether there is nothing in it that could be an answer. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}\p{Cc}]/u.test(text);
}

/** The same signs but for letter case, width and the white space around: enough for 'C++' or '!='. */
export function isSameWriting(one: string, other: string): boolean {
  return normalise(one).trim().toLowerCase() === normalise(other).trim().toLowerCase();
}

/** One width of each sign; but '10⁶' is 10^6, not 106, and '5½' not 51/2. */
function normalise(text: string): string {
  return text
    .replaceAll(/(?<=[\p{L}\p{N})])[⁺⁻]?[⁰¹²³⁴-⁹]+/gu, (raised) => `^${raised}`)
    .replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
    .normalize('NFKC');
}

function fold(text: string): string {
  return normalise(text)
    .slice(0, maxLength)
    .toLowerCase()
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(/[\u2018\u2019\u201A\u201B\u2032`´]/g, "'")
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('\u2044', '/')
    .replaceAll(/\b(?:can't|cannot)\b/g, 'can not')
    .replaceAll(/n't\b/g, ' not')
    .replaceAll("'", '')
    .replaceAll('&', ' and ')
    .replaceAll(thousands, '')
    .replaceAll(decimalComma, '.')
    .replaceAll(dottedThousands, (number) => number.replaceAll('.', ''))
    .replaceAll(tenToThe, 'e')
    .replaceAll(/[%$€£]/g, ' $& ');
}

function splitWords(folded: string): string[] {
  return folded
    .replaceAll(/(?<=(?:^|[^\p{L}])\p{L})\.(?=\p{L}|[^\p{L}\p{N}]|$)/gu, '') // 'u.s.a.' is 'usa'
    .replaceAll(/\.(?!\d)/g, ' ')
    .replaceAll(/(?<=\S)(?<!\^|\de)-|-(?!\d)/g, ' ') // what is left is a minus
    .split(/[^\p{L}\p{M}\p{N}+#*/=<>%°$€£^@.|~-]+/u)
    .filter((word) => word !== '');
}

/** Twice what an answer may have: one sign may become eighteen when it is normalised. */
const maxLength = 4_000;

/** In '1,000', '1 000 000'. */
const thousands = /(?<=(?<![\d.,])\d{1,3}(?:[, ]\d{3})*)[, ](?=\d{3}(?![\d]))/g;
/** In '3,14'. */
const decimalComma = /(?<=(?<![\d.,])\d+),(?=\d+(?![\d,]))/g;
/** In '1.000.000'; one dot alone may be a decimal point. */
const dottedThousands = /(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![\d.,])/g;
/** In '6.02 × 10^23'. */
const tenToThe = /(?<=\d) ?[×x*·] ?10 ?\^ ?(?=[+-]?\d)/g;
