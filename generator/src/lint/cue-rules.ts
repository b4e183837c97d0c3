import type { Draft } from '@engram/core/questions/draft.ts';
import { blank } from '@engram/core/questions/question.ts';
import { containsWording, contentWords } from '../content-words.ts';
import { listAccepted, listDistractors, listKeys, listOptions } from './draft-parts.ts';
import type { LintVerdict, Rule } from './flaw.ts';
import { tellsAnswer } from './tells-answer.ts';

/** What lets a learner find the key without knowing it. */
export const cueRules: readonly Rule[] = [
  { rule: 'stem-key-echo', check: checkStemKeyEcho },
  { rule: 'answer-in-stem', check: checkAnswerInStem },
  { rule: 'hint-leak', check: checkHintLeak },
  { rule: 'article-cue', check: checkArticleCue },
  { rule: 'number-cue', check: checkNumberCue },
];

/** A word of the stem that only the key repeats. */
function checkStemKeyEcho(draft: Draft): LintVerdict | undefined {
  const stem = contentWords(draft.text);
  const echoes = (text: string) => contentWords(text).intersection(stem).size;
  const distractors = listDistractors(draft);
  if (distractors.length === 0) return undefined;
  const most = Math.max(...distractors.map(echoes));
  const inKeys = listKeys(draft).map(echoes);
  if (!inKeys.some((count) => count > most)) return undefined;
  return draft.type === 'multiple-choice' && most === 0 ? 'drop' : 'warn';
}

function checkAnswerInStem(draft: Draft): LintVerdict | undefined {
  if (draft.type === 'multiple-answer') return undefined;
  const isTold = listKeys(draft).some((key) => containsWording(draft.text, key));
  // 'Is water or ice denser?' names every option.
  const isOffered = listDistractors(draft).some((text) => containsWording(draft.text, text));
  return isTold && !isOffered ? 'drop' : undefined;
}

function checkHintLeak(draft: Draft): LintVerdict | undefined {
  if (draft.hint.trim() === '') return undefined;
  const isTold = tellsAnswer(draft.hint, {
    answers: [...listKeys(draft), ...listAccepted(draft)],
    pairs: draft.type === 'matching' ? draft.pairs : [],
    isStatement: draft.type === 'true-false',
  });
  return isTold ? 'fix' : undefined;
}

/** An 'a' or 'an' at the gap that fits the key and not every distractor. */
function checkArticleCue(draft: Draft): LintVerdict | undefined {
  const article = findArticle(draft.text);
  if (article === undefined) return undefined;
  if (draft.type === 'fill-in-blank') return 'warn';
  const fits = listOptions(draft).map((text) => fitsArticle(text, article));
  return new Set(fits).size > 1 ? 'drop' : undefined;
}

/** The article right before the gap that an option fills. */
export function findArticle(stem: string): 'a' | 'an' | undefined {
  const beforeGap = stem.includes(blank) ? stem.slice(0, stem.indexOf(blank)) : stem;
  const match = /\b(an?)[\s:…]*$/i.exec(beforeGap);
  return match === null ? undefined : match[1]?.toLowerCase() === 'an' ? 'an' : 'a';
}

export function fitsArticle(option: string, article: 'a' | 'an'): boolean {
  const startsWithVowel =
    /^["'“(]*([aeio]|u(?!ni|s[aeiu]|ti)|hour|honest|heir|8|11\b|18\b)/i.test(option) &&
    !/^["'“(]*(one|once|eu)/i.test(option);
  return startsWithVowel === (article === 'an');
}

/** 'Which are …?' with one plural among the options. */
function checkNumberCue(draft: Draft): LintVerdict | undefined {
  const isPlural = findPlurality(draft.text);
  if (draft.type !== 'multiple-choice' || isPlural === undefined) return undefined;
  const options = listOptions(draft);
  if (options.some((text) => !isShortName(text))) return undefined;
  const misfits = draft.distractors.filter((text) => looksPlural(text) !== isPlural).length;
  if (looksPlural(draft.key) !== isPlural || misfits === 0) return undefined;
  return misfits === draft.distractors.length ? 'drop' : 'warn';
}

/** Whether the verb at the gap wants a plural; undefined where no verb tells. */
export function findPlurality(stem: string): boolean | undefined {
  const beforeGap = stem.includes(blank) ? stem.slice(0, stem.indexOf(blank)) : stem;
  const atEnd = /\b(is|was|are|were)( called| known as| named)?[\s:…]*$/i.exec(beforeGap);
  const afterGap = /(?<!_)_{3,}\s+(is|was|are|were|has|have)\b/i.exec(stem);
  const asked = /^(?:which|what)(?: of the following| of these)? (is|was|are|were)\b/i.exec(stem);
  const verb = (atEnd ?? afterGap ?? asked)?.[1]?.toLowerCase();
  return verb === undefined ? undefined : verb === 'are' || verb === 'were' || verb === 'have';
}

export function looksPlural(option: string): boolean {
  return /[^siu]s$|\b(people|men|women|children|mice|feet|teeth|bacteria|fungi|nuclei|data)$/i.test(
    option.trim().replace(/[.!]$/, ''),
  );
}

function isShortName(text: string): boolean {
  return text.trim().split(/\s+/).length <= 3 && !/\d/.test(text);
}
