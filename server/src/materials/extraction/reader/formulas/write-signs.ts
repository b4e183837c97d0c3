import { letterOf, type Letters, wrapLetters } from './letters.ts';
import { commands, functionNames, replacements } from './symbols.ts';

/**
 * The signs of a formula as LaTeX. Letters of the mathematical alphabets become plain letters in
 * what they mean: a double-struck R is \mathbb{R}, a slanted x just x.
 */
export function writeSigns(text: string, letters: Letters = 'slanted'): string {
  let written = '';
  for (const run of splitByLetters(text.normalize('NFC'), letters)) {
    written = joinLatex(written, writeRun(run));
  }
  return written;
}

type SignRun = { letters: Letters; text: string };

function splitByLetters(text: string, usual: Letters): SignRun[] {
  const runs: SignRun[] = [];
  for (const sign of text) {
    const found = letterOf(sign);
    const letters = found?.letters ?? (mayBeStyled.test(sign) ? usual : 'slanted');
    const last = runs.at(-1);
    if (last?.letters === letters) last.text += found?.letter ?? sign;
    else runs.push({ letters, text: found?.letter ?? sign });
  }
  return runs;
}

const mayBeStyled = /[\p{L}\p{N}]/u;

function writeRun({ letters, text }: SignRun): string {
  if (letters === 'upright' && functionNames.has(text)) return `\\${text}`;
  let written = '';
  for (const sign of text) written = joinLatex(written, writeSign(sign));
  return wrapLetters(written, letters);
}

function writeSign(sign: string): string {
  if (/\s/.test(sign) && !replacements.has(sign)) return '';
  const known = replacements.get(sign) ?? commands.get(sign);
  if (known !== undefined) return known;
  // Marks of direction and other signs without a shape, such as the one for 'applied to'.
  if (/^[\p{Cf}\p{Cc}]$/u.test(sign)) return '';
  // Words of other scripts are no variables.
  return /^[\p{L}\p{M}]$/u.test(sign) && !/^[A-Za-z]$/.test(sign) ? `\\text{${sign}}` : sign;
}

/**
 * A command ends where its letters do, so that a letter after it needs a space between; and the figure
 * after a script that has no braces is none of the script's.
 */
export function joinLatex(one: string, next: string): string {
  if (one === '' || next === '') return one + next;
  const end = one.slice(-longestCommand);
  const isOpen = /\\[A-Za-z]+$/.test(end) || /[_^][A-Za-z0-9]$/.test(end);
  if (isOpen && /^[A-Za-z0-9]/.test(next)) return `${one} ${next}`;
  return joinTexts(one, next);
}

const longestCommand = 40;

/** Letters of other scripts come one by one, and are words again. */
function joinTexts(one: string, next: string): string {
  if (next.startsWith('\\text{') && lastText.test(one.slice(-longestText))) {
    return one.slice(0, -1) + next.slice('\\text{'.length);
  }
  return one + next;
}

const longestText = 200;
const lastText = /\\text\{[^{}\\]*\}$/;

/** Words within a formula, with the spaces around them. */
export function writeText(text: string): string {
  const even = text.replace(/\s+/g, ' ');
  if (even.trim() === '') return even === '' ? '' : '\\ ';
  return `\\text{${even.replace(/[\\{}$%#&_^~]/g, (sign) => textSigns[sign] ?? '')}}`;
}

const textSigns: Record<string, string> = {
  '\\': '\\textbackslash ',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  '^': '\\textasciicircum ',
  '~': '\\textasciitilde ',
};
