import type { Draft } from '@engram/core/questions/draft.ts';
import { blank } from '@engram/core/questions/question.ts';
import { contentWords, isNegation, splitWords } from '../content-words.ts';
import type { TextIndex } from '../grounding/index-text.ts';
import { listOptions } from './draft-parts.ts';
import { gap } from './gap.ts';
import type { LintVerdict, Rule } from './flaw.ts';

/** What makes a stem hard to read, or impossible to answer without the material at hand. */
export const stemRules: readonly Rule[] = [
  { rule: 'negative-stem', check: checkNegativeStem },
  { rule: 'double-negative', check: checkDoubleNegative },
  { rule: 'dangling-reference', check: checkDanglingReference },
  { rule: 'anaphoric-stem', check: checkAnaphoricStem },
  { rule: 'unfocused-stem', check: checkUnfocusedStem },
  { rule: 'question-as-statement', check: checkQuestionAsStatement },
  { rule: 'blank-count', check: checkBlankCount },
];

/** 'Which is not a mammal?' is read wrongly in haste; 'Which is NOT a mammal?' is not. */
function checkNegativeStem(draft: Draft): LintVerdict | undefined {
  if (!isAsked(draft)) return undefined;
  const plain = draft.text.replace(/\b(NOT|EXCEPT|LEAST|NEVER)\b|\*\*(not|except)\*\*/g, '');
  return /\b(not|except|never|least|incorrect|cannot)\b|n['’]t\b/i.test(plain) ? 'warn' : undefined;
}

/** Within one sentence: a case may be told in several, of which each may say what is not so. */
function checkDoubleNegative(draft: Draft): LintVerdict | undefined {
  if (draft.type === 'fill-in-blank' || draft.type === 'matching') return undefined;
  const inStem = Math.max(...draft.text.split(/(?<=[.!?])\s+/).map(countNegations));
  if (inStem >= 2) return draft.type === 'true-false' ? 'warn' : 'drop';
  const isTwofold = inStem === 1 && listOptions(draft).some((text) => countNegations(text) > 0);
  return isTwofold ? 'warn' : undefined;
}

function countNegations(text: string): number {
  const once = text
    .replace(/\bneither\b(.{0,200}?)\bnor\b/gi, 'neither$1')
    .replace(/\bnot only\b/gi, '')
    // 'Without consent and without notice' denies two things, and nothing twice.
    .replace(/\b(not|cannot|without|no)\b(.{0,120}?\b(?:and|or)\b.{0,60}?)\b\1\b/gi, '$1$2');
  return splitWords(once).filter((word) => isNegation(word) || word === 'except').length;
}

/** A learner sees the question alone: no passage, no figure, nothing above. */
function checkDanglingReference(draft: Draft): LintVerdict | undefined {
  const texts = [draft.text, ...listOptions(draft)];
  return texts.some((text) => dangling.some((pattern) => pattern.test(text))) ? 'drop' : undefined;
}

const writing =
  '(text|passage|excerpt|article|paragraph|material|document|lecture|chapter|section|notes?|slides?|reading|handout)';
const drawing = '(figure|table|diagram|image|picture|graph|chart|illustration|map|example)';
const dangling = [
  /\b(the|above|preceding|given|provided) (passage|excerpt)\b(?! of)/i,
  new RegExp(`\\b(this|above|preceding) (${writing}|${drawing})\\b`, 'i'),
  new RegExp(
    `\\b(according to|in|by|from|per|based on|as) the (given |provided |study |source )?${writing}\\b(?! of)`,
    'i',
  ),
  new RegExp(
    `\\bthe ${writing} (says?|states?|mentions?|describes?|above|below|provided|given|suggests?|implies|explains?|refers|defines?|lists?)\\b`,
    'i',
  ),
  new RegExp(`\\b(in|by) the (following )?(figure|diagram|picture|illustration)\\b`, 'i'),
  new RegExp(`\\bthe ${drawing} (above|below|shows?|shown)\\b`, 'i'),
  /\bas (mentioned|stated|described|discussed|noted|explained|shown|seen)\b(?! by)/i,
  /\b(mentioned|described|discussed|listed|shown) (above|below|earlier|previously|here)\b/i,
  /\bthe (author|speaker|writer)\b(?! of)/i,
];

/** 'What does it produce?' asks about something that nobody named. */
function checkAnaphoricStem(
  draft: Draft,
  _index: TextIndex,
  language: string,
): LintVerdict | undefined {
  if (language !== 'en' || draft.type === 'matching') return undefined;
  const { text } = draft;
  if (
    /^(however|therefore|thus|hence|moreover|furthermore|also|additionally|consequently|instead|similarly|for (example|instance)|in (addition|contrast)|as a result|on the other hand)\b/i.test(
      text,
    )
  ) {
    return 'drop';
  }
  if (/^(these|those|such|this) (?!who\b)/i.test(text)) return 'drop';
  const pronoun = /\b(it|its|they|their|them|he|she|his|him|her|this|these)\b/i.exec(text);
  if (pronoun === null || contentWords(text.slice(0, pronoun.index)).size > 0) return undefined;
  const before = text.slice(0, pronoun.index);
  const rest = text.slice(pronoun.index);
  if (/\bof $/i.test(before) || expletive.test(rest) || isNamedLater(text)) return undefined;
  return 'drop';
}

/** 'When his chickens fell ill, Eijkman …': the name follows its pronoun. */
function isNamedLater(text: string): boolean {
  return /^(when|while|after|before|because|since|although|if|as|in|by|with) [^,]+, (?!which|what|how|why|who)\p{Lu}/iu.test(
    text,
  );
}

// 'It is possible that', 'is it true that': here 'it' stands for what follows.
const expletive =
  /^it \w+ (that|to|when|if|for)\b|^it('s| is| was| takes| took)? ?(not )?(true|possible|impossible|important|necessary|common|likely|unlikely|difficult|easy|hard|best|better|safe|said|believed|known|thought|estimated|take|took|about)\b/i;

function checkUnfocusedStem(
  draft: Draft,
  _index: TextIndex,
  language: string,
): LintVerdict | undefined {
  if (draft.type === 'matching') return undefined;
  const words = splitWords(draft.text.replaceAll(blank, ' '));
  if (words.length < 3) return 'drop';
  if (!isAsked(draft)) return undefined;
  if (contentWords(draft.text).size === 0)
    return draft.type === 'multiple-answer' ? 'warn' : 'drop';
  const asks = /[?？؟]|_{3,}/u.test(draft.text) || language !== 'en';
  // A stem that its option completes has no question mark, but it has a verb.
  const completes =
    words.length >= 4 &&
    /\b(is|are|was|were|has|have|had|can|by|of|to|in|with|from|because|\w+(s|ed))[ :…]*$/i.test(
      draft.text,
    );
  return asks || isTask.test(draft.text) || completes ? undefined : 'drop';
}

const isTask =
  /^(what|when|where|why|how|which|who|whom|whose|name|describe|explain|list|define|state|identify|give|select|choose|complete|calculate|find|compare|in|at|to|for|by|on)\b/i;

function checkQuestionAsStatement(draft: Draft): LintVerdict | undefined {
  const isQuestion = draft.type === 'true-false' && /[?？؟]\s*$/u.test(draft.text);
  return isQuestion ? 'drop' : undefined;
}

function checkBlankCount(draft: Draft): LintVerdict | undefined {
  if (draft.type !== 'fill-in-blank') return undefined;
  const blanks = draft.text.match(gap) ?? [];
  return blanks.length === 1 && blanks[0] === blank ? undefined : 'drop';
}

function isAsked(draft: Draft): boolean {
  return ['multiple-choice', 'multiple-answer', 'short-answer'].includes(draft.type);
}
