import type { Analysis } from '../analysis/analyse-text.ts';
import type { Fact } from '../analysis/fact.ts';
import type { Terms } from '../analysis/find-terms.ts';
import { isAskable } from '../analysis/is-askable.ts';
import { acceptedFor, otherSpelling } from './accepted-answers.ts';
import { askFacts, type Asked } from './ask-facts.ts';
import { findBlanks, isEverywhere } from './blanks.ts';
import { hintFor, type Candidate, type Maker, type Workshop } from './candidate.ts';
import { answerFor, termOf } from './distractors.ts';
import { countWords, isFineStem, leans } from './fine-stems.ts';
import { findGaps } from './gaps.ts';
import { askNumber } from './number-questions.ts';
import { askObject } from './object-questions.ts';
import { worthOf } from './order-facts.ts';
import { askSubject } from './stems.ts';
import { hasSecondClause, isSureFact, tellsOnlyLife } from './sure-facts.ts';

type Answered = Asked & { accepted?: readonly string[] };

/** Below it a question is taken only when there are not enough better ones. */
const spareQuality = 0.55;

/** 'What is the term for …?', 'Who …?', of names and of words that the text explains. */
export const answerSubject: Maker = (workshop) =>
  fromFacts(workshop, (fact) => (isSureFact(workshop, fact) ? askFor(workshop, fact) : undefined));

/** 'What …?' of any subject. */
export const answerAnySubject: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const asked = askFor(workshop, fact);
    return asked ? { ...asked, quality: Math.min(asked.quality, spareQuality) } : undefined;
  });

function askFor({ analysis }: Workshop, fact: Fact): Answered | undefined {
  const term = termOf(analysis, fact);
  if (!term || !isAskable(fact)) return undefined;
  const asked = askSubject(fact, 'open', isHeadShared(analysis, fact));
  const isCommand =
    /^\p{Ll}+ \p{Ll}/u.test(fact.name) && analysis.material.includes(`\`${fact.name}\``);
  const text = isCommand ? asked?.replace(/^What (?=\p{Ll}+s )/u, 'Which command ') : asked;
  if (text === undefined || hasSecondClause(fact)) return undefined;
  // A deed that many could do is no question without options.
  const isVague = fact.shape === 'deed' && !fact.isPerson && countWords(fact.phrase) < 6;
  const isTopic = isEverywhere(analysis, term);
  const isFine =
    isFineStem(text, fact) && countWords(fact.name) <= 4 && !lacksNoun(fact) && !isMeasure(fact);
  const quality = worthOf(fact) - (isVague ? 0.25 : 0) - (isTopic ? 0.3 : 0);
  return {
    text,
    key: answerFor(analysis, fact.name),
    accepted: withoutHead(fact, text),
    quality: isFine ? quality : Math.min(quality, spareQuality),
  };
}

export const answerNumber: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const asked = askNumber(workshop, fact);
    if (!asked) return undefined;
    return {
      text: asked.text,
      key: asked.spot.text,
      accepted: otherSpelling(asked.spot.text),
      quality:
        asked.spot.certainty !== 'exact'
          ? 0.3
          : countWords(asked.text) <= 25 && !leans(asked.text)
            ? 0.85
            : spareQuality,
    };
  });

export const answerObject: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const asked = askObject(workshop, fact);
    return asked
      ? { text: asked.text, key: answerFor(workshop.analysis, asked.answer), quality: 0.5 }
      : undefined;
  });

/** A sentence with a hole for a name of a known sort, a year or a number. */
export const answerGap: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const gaps = findGaps(workshop, fact);
    const isSharp = ({ spot }: (typeof gaps)[number]) =>
      spot === undefined || spot.certainty === 'exact';
    const hole = gaps.find((gap) => gap.quality >= 0.6 && isSharp(gap)) ?? gaps[0];
    if (!hole || tellsOnlyLife(fact)) return undefined;
    // Without options nobody knows whether about 600 or about 620 is wanted.
    const quality = isSharp(hole) ? hole.quality : Math.min(0.3, hole.quality);
    return { text: hole.text, key: hole.answer, quality };
  });

/** A sentence to complete: the last choice. */
export const answerMissing: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const [hole] = findBlanks(workshop.analysis, fact, 1);
    if (!hole) return undefined;
    const text = `Which word or phrase completes this sentence? ${hole.text}`;
    return {
      text,
      key: hole.answer,
      accepted: otherSpelling(hole.answer),
      quality: hole.quality * 0.5,
    };
  });

/** 'the most abundant in the blood': without options nobody knows the most abundant what. */
function lacksNoun({ phrase, isPerson }: Fact): boolean {
  return (
    !isPerson &&
    /^the (?:most \p{Ll}+|first|last|\p{Ll}+est) (?:in|to|of|at|on|and)\b/u.test(phrase)
  );
}

/** 'grains between 0.06 mm and 2 mm' is sand as well as sandstone: no word says what the whole is. */
function isMeasure({ phrase, isQuoted }: Fact): boolean {
  return (
    isQuoted === true &&
    /^\p{Ll}+s (?:between|from|of|over|under|above|below|up) .*\d/u.test(phrase)
  );
}

/** Only where there are others of its kind can be asked which one it is. */
function isHeadShared({ terms }: Analysis, { subjectWords }: Fact): boolean {
  return sharedHeads(terms).has(subjectWords.at(-1)?.lemma.toLowerCase() ?? '');
}

function sharedHeads(terms: Terms): ReadonlySet<string> {
  const known = shared.get(terms);
  if (known) return known;
  const seen = new Set<string>();
  const made = new Set<string>();
  for (const { head, wordCount } of terms.all) {
    if (wordCount > 1) (seen.has(head) ? made : seen).add(head);
  }
  shared.set(terms, made);
  return made;
}

// Goes with the text it belongs to.
const shared = new WeakMap<Terms, ReadonlySet<string>>();

/** To 'Which cells …?' 'prokaryotic' is an answer. */
function withoutHead({ subjectWords, name }: Fact, question: string): string[] {
  const head = subjectWords.at(-1)?.text ?? '';
  const isAsked = subjectWords.length > 1 && question.startsWith(`Which ${head} `);
  return isAsked && name.endsWith(` ${head}`) ? [name.slice(0, -head.length - 1)] : [];
}

function fromFacts(
  workshop: Workshop,
  ask: (fact: Fact) => Answered | undefined,
): Generator<Candidate> {
  const { analysis } = workshop;
  return askFacts(workshop, ask, ({ key, accepted = [] }, frame) => ({
    ...frame,
    type: 'short-answer',
    key,
    accepted: [...new Set([...accepted, ...acceptedFor(analysis, key)])],
    hint: hintFor(analysis, key, frame.topic),
  }));
}
