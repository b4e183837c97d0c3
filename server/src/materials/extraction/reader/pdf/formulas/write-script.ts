import { toSuperscript } from '../../superscript.ts';

type Place = { isRaised: boolean; before: string };

/**
 * Raised and lowered letters stay so: '10⁻⁷', 'H₂O', 'x_{n+1}'. What is raised for its looks, as in
 * '1st', and what hangs on nothing stays as it is.
 */
export function writeScript(text: string, { isRaised, before }: Place): string {
  const words = text.trim();
  const signs = isRaised ? toSuperscript(words) : lower(words);
  if (signs !== words) return signs;
  const hangs = /[\p{L}\p{N})\]|′]$/u.test(before);
  if (!hangs || !isFormula.test(words) || ordinal.test(words)) return text;
  return `${isRaised ? '^' : '_'}{${words}}${/\s$/.test(text) ? ' ' : ''}`;
}

function lower(words: string): string {
  return /^\d{1,4}$/.test(words)
    ? words.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x2080 + Number(digit)))
    : words;
}

const isFormula = /^[\p{L}\p{N}+\-−–=,.()/*′ ]{1,16}$/u;
const ordinal = /^(?:st|nd|rd|th|er|ers|re|e|o|a|os|as|ème|TM|SM|\*)$/i;
