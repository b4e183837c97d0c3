import { readWords } from '../../lean/clue.ts';
import { loosePronoun } from '../../lean/pronouns.ts';
import type { Range } from '../../structure/document.ts';
import { plainWords } from '../plain-words.ts';
import type { ReadText as Read } from '../read-units.ts';

/** Whether a sentence surely leans on the one before; many more do, and nothing in them shows it. */
export function leans({ text, language }: Read, sentence: Range): boolean {
  const words = plainWords(text.slice(sentence.start, sentence.end));
  if (language === 'en' && (pointing.test(words) || pointsBack(words))) return true;
  return leaning[language]?.test(words.slice(0, 40)) === true;
}

/** 'To fill his ranks he took volunteers.', 'In the same year two armies were lost.' */
function pointsBack(sentence: string): boolean {
  const clue = { words: readWords(sentence), isEarlier: () => false };
  return loosePronoun.leans(clue) || backwards.test(sentence);
}

const backwards =
  /^(?:\S+ ){0,2}the same \p{Ll}|^[^,;]{0,60}\bof them\b|^that (?!is\b|was\b)\p{Ll}|\b(?:do(?:es|ing)? so|in (?:his|her|their|its) view)\b/iu;

/** 'Historians regard this mechanism as too simple.', 'The process is called upwelling.' */
const pointing =
  /\b(?:this|these|those|such an?)\s\p{L}|\b[Tt]he (?:two|three|former|latter|others)(?=[,.;]| (?:is|are|was|were|can|have|has|together|of them)\b)|^The (?:process|term|theory|method|idea|effect|principle|phenomenon|reaction|result|procedure|rule|system|word|name|theorem|practice|policy|event|movement|change|difference|reason|cause|problem|solution|experiment|study|author)(?! of\b)\b/u;

const leaning: Readonly<Record<string, RegExp>> = {
  en: /^(Because|So|But|And|However|Therefore|It|Its|They|Their|This|These|Those|He|She|His|Her|Such|Both)(?![\p{L}])/u,
  de: /^(Er|Sie|Es(?! gibt)|Dies\p{L}*|Ihre?|Seine?|Dort|Dabei|Dadurch|Damit|Dazu)(?![\p{L}])/u,
  es: /^(Él|Ella|Ellos|Ellas|Est[aeo]s?|Sus?|Aquell[ao]s?)(?![\p{L}])/u,
  fr: /^(Ils?(?! y a)|Elles?|Ce|Cet|Cette|Ces|Cela|Son|Sa|Ses|Leurs?)(?![\p{L}])/u,
};
