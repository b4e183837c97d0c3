import { readWords } from '../lean/clue.ts';
import { loosePronoun } from '../lean/pronouns.ts';
import type { Range } from '../structure/document.ts';
import { leadOf, longLine } from './name-lead.ts';
import { countWords, plainWords } from './plain-words.ts';
import type { ReadText as Read, Unit } from './read-units.ts';

/** 'It filters the blood.' says nothing to somebody who cannot see what stands before it. */
export function leadIn(
  read: Read,
  unit: Unit,
  { no, isShort }: { no: number; isShort: boolean },
): string[] {
  const { sentences } = unit;
  const sentence = sentences[no];
  const label = unit.kind === 'item' && no > 0 ? labelOf(read, unit) : '';
  if (sentence === undefined || (!isShort && !leans(read, sentence))) return [label];
  // 'He enlarged the Senate.' behind 'He published lists.': the name is further up.
  let first = no - 1;
  while (first > 0 && leans(read, sentences[first])) first -= 1;
  const starts = Array.from({ length: no - first }, (_, at) => sentences[first + at]);
  const shown = starts.flatMap((one) => {
    const words = one && plainWords(read.text.slice(one.start, sentences[no - 1]?.end));
    const opening = one === sentences[0] ? '' : label;
    return words !== undefined && words.length <= longLine ? [`${opening}${words} `] : [];
  });
  return [...shown, leadOf(unit)];
}

const mostWordsOfLabel = 8;

/** 'Tay Bridge, 28 December 1879.' opens a point, and all that follows in it is about it. */
function labelOf({ text }: Read, { sentences: [first] }: Unit): string {
  const words = first === undefined ? '' : plainWords(text.slice(first.start, first.end));
  const isLabel = /^\p{Lu}/u.test(words) && countWords(words) <= mostWordsOfLabel;
  return isLabel ? `${words} ` : '';
}

export function leans({ text, language }: Read, sentence: Range | undefined): boolean {
  if (sentence === undefined) return false;
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
