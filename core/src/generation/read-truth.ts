import { findTruth } from '../questions/grading/grade-true-false.ts';
import type { Truth } from '../questions/question.ts';

/** True and false as a model writes them, which may be in the language of the material. */
export function readTruth(word: string): Truth | undefined {
  const bare = word.trim().replace(/[.。!]$/, '');
  const found = findTruth(bare);
  if (found !== undefined) return found;
  const lower = bare.toLowerCase();
  if (trueWords.has(lower)) return 'True';
  return falseWords.has(lower) ? 'False' : undefined;
}

const trueWords = new Set(
  'richtig wahr vrai verdadero verdadera cierto correcto vero verdadeiro waar juist sant sand verno prawda верно правда 对 正确 真 正しい 참'.split(
    ' ',
  ),
);
const falseWords = new Set(
  'falsch unwahr faux falso falsa incorrecto onwaar onjuist falskt falsk fałsz неверно ложь 错 错误 假 誤り 거짓'.split(
    ' ',
  ),
);
