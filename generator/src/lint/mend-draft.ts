import { cutRich } from '@engram/core/rich-text/inlines/cut-rich.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import { blank, textLimits } from '@engram/core/questions/question.ts';
import { wordingOf } from '../content-words.ts';
import type { TextIndex } from '../grounding/index-text.ts';
import type { Flaw } from './flaw.ts';
import { gap } from './gap.ts';
import { checkTextLength } from './length-rules.ts';
import { lintDraft } from './lint-draft.ts';
import { mendOptions } from './mend-options.ts';
import { squeeze } from './squeeze.ts';

/** A draft with everything healed that needs no judgement, and the flaws it still has. */
export function mendDraft(draft: Draft, index: TextIndex, language = index.language): Mended {
  return judgeTidy(tidyDraft(draft), index, language);
}

export type Mended = { draft: Draft; flaws: Flaw[] };

/** The first half of mending: what can be healed without knowing the text. */
export function tidyDraft(draft: Draft): Draft {
  // What is endless is not worth the time of mending.
  if (checkTextLength(draft) === 'drop') return draft;
  return mendAnswers({
    ...draft,
    text: mendStem(draft),
    explanation: cutRich(squeeze(draft.explanation), textLimits.explanation),
    hint: draft.hint.length > textLimits.hint ? '' : squeeze(draft.hint),
  });
}

/** The second half, which takes most of the time. */
export function judgeTidy(tidy: Draft, index: TextIndex, language = index.language): Mended {
  const flaws = lintDraft(tidy, index, language);
  if (!flaws.some(({ rule }) => rule === 'hint-leak')) return { draft: tidy, flaws };
  // A hint that tells the answer is worse than none.
  return {
    draft: { ...tidy, hint: '' },
    flaws: flaws.filter(({ rule }) => rule !== 'hint-leak'),
  };
}

function mendAnswers(draft: Draft): Draft {
  switch (draft.type) {
    case 'multiple-choice': {
      const { keys, distractors } = mendOptions([draft.key], draft.distractors);
      return { ...draft, key: keys[0] ?? draft.key, distractors };
    }
    case 'multiple-answer':
      return { ...draft, ...mendOptions(draft.keys, draft.distractors) };
    case 'matching':
      return {
        ...draft,
        pairs: draft.pairs.map(({ left, right }) => ({
          left: squeeze(left),
          right: squeeze(right),
        })),
      };
    case 'short-answer':
    case 'fill-in-blank': {
      const key = squeeze(draft.key);
      return { ...draft, key, accepted: mendAccepted(key, draft.accepted) };
    }
    case 'true-false':
      return draft;
  }
}

function mendAccepted(key: string, accepted: readonly string[]): string[] {
  const seen = new Set([wordingOf(key)]);
  const fitting = accepted.map(squeeze).filter(({ length }) => length <= textLimits.accepted);
  const others = fitting.values().filter((text) => {
    const wording = wordingOf(text) || text;
    const isNew = text !== '' && !seen.has(wording);
    seen.add(wording);
    return isNew;
  });
  return others.take(textLimits.acceptedCount).toArray();
}

function mendStem(draft: Draft): string {
  const asked = stripOpening(squeeze(draft.text), draft.source.quote).replace(
    /\s*\((true or false|true\/false|t\/f)\??\)\s*$/i,
    '',
  );
  const text = draft.type === 'fill-in-blank' ? mendGap(asked) : asked;
  return endStem(draft.type, /^\p{Ll}[\p{Ll}\s,]/u.test(text) ? capitalise(text) : text);
}

/** '__init__' is no gap, and '[ ]' only where there is no other. */
function mendGap(text: string): string {
  const lined = text.replace(/(?<=_)\s+(?=__)/g, '').replace(gap, blank);
  return lined.includes(blank)
    ? lined
    : lined.replace(/\[\s*(blank|\.{3}|…)?\s*\]|\(blank\)/gi, blank);
}

/** Without 'Question 3:' and 'True or False:', one after the other. */
function stripOpening(text: string, quote: string): string {
  let rest = text;
  for (let round = 0; round < mostOpenings && !isOrdinal(rest, quote); round += 1) {
    rest = rest.replace(opening, '');
  }
  return rest;
}

const mostOpenings = 4;

/** '9. November' and '2. Weltkrieg' are no numbers of questions; a quote may have one in its midst. */
function isOrdinal(text: string, quote: string): boolean {
  const [ordinal] = /^\d{1,2}\. [\p{L}]+/u.exec(text) ?? [];
  if (ordinal === undefined) return false;
  return datePart.test(ordinal) || squeeze(quote).includes(ordinal, 1);
}

const datePart =
  /^\d+\. (jan|jän|feb|mär|mar|apr|mai|maj|may|jun|jul|aug|sep|okt|oct|nov|de[zcs])(\p{L}{0,6})$|^\d+\. (jahrhundert|jahrtausend|century)/iu;

const opening =
  /^((true or false|true\/false|t\/f|fill in the blanks?|question)\s*\d*\s*[:?.)-]|(q\d*|\d{1,2})[.:)](?=\s))\s*/i;

function endStem(type: Draft['type'], text: string): string {
  if (/[.!?。！？؟:…"”)]$/u.test(text) || text === '') return text;
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  switch (type) {
    case 'true-false':
    case 'fill-in-blank':
      return text + (isWide ? '。' : '.');
    case 'multiple-choice':
    case 'multiple-answer':
    case 'short-answer':
      return /^(what|when|where|why|how|which|who|whom|whose|is|are|does|do|did|can)\b/i.test(
        text,
      ) && !text.endsWith(blank)
        ? `${text}?`
        : text;
    case 'matching':
      return text;
  }
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
