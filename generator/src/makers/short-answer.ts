import type { Analysis } from '../analysis/analyse-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { isAskable } from '../analysis/is-askable.ts';
import { asAnswer } from '../analysis/names.ts';
import { findBlanks, isEverywhere } from './blanks.ts';
import { acceptedFor, otherSpelling } from './accepted-answers.ts';
import {
  explain,
  hintFor,
  sourceOf,
  topicOf,
  type Candidate,
  type Maker,
  type Workshop,
} from './candidate.ts';
import { termOf } from './distractors.ts';
import { findGap } from './gaps.ts';
import { askNumber } from './number-questions.ts';
import { askObject } from './object-questions.ts';
import { worthOf } from './order-facts.ts';
import { askSubject } from './stems.ts';
import { isSureFact } from './sure-facts.ts';

type Asked = { text: string; key: string; accepted?: readonly string[]; quality: number };

/** 'What is the term for …?', 'Who …?', of names and of words that the text explains. */
export const answerSubject: Maker = (workshop) =>
  fromFacts(workshop, (fact) => (isSureFact(workshop, fact) ? askFor(workshop, fact) : undefined));

/** 'What …?' of any subject. */
export const answerAnySubject: Maker = (workshop) =>
  fromFacts(workshop, (fact) => askFor(workshop, fact));

function askFor({ analysis }: Workshop, fact: Fact): Asked | undefined {
  const text = askSubject(fact, 'open', isHeadShared(analysis, fact));
  const term = termOf(analysis, fact);
  if (text === undefined || !term || !isAskable(fact)) return undefined;
  // A deed that many could do is no question without options.
  const isVague = fact.shape === 'deed' && !fact.isPerson && fact.phrase.split(' ').length < 6;
  const isTopic = isEverywhere(analysis, term);
  const quality = worthOf(fact) - (isVague ? 0.25 : 0) - (isTopic ? 0.3 : 0);
  return {
    text,
    key: asAnswer(fact.name),
    accepted: withoutHead(fact, text),
    quality,
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
      quality: 0.85,
    };
  });

export const answerObject: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const asked = askObject(workshop, fact);
    return asked ? { text: asked.text, key: asAnswer(asked.answer), quality: 0.68 } : undefined;
  });

/** A sentence with a hole for a name of a known sort or a year. */
export const answerGap: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const hole = findGap(workshop, fact);
    if (!hole) return undefined;
    return { text: hole.text, key: hole.answer, quality: hole.quality };
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
      quality: hole.quality - 0.25,
    };
  });

/** Only where there are others of its kind can be asked which one it is. */
function isHeadShared({ terms }: Analysis, { subjectWords }: Fact): boolean {
  const head = subjectWords.at(-1)?.lemma.toLowerCase();
  return terms.all.filter((term) => term.head === head && term.wordCount > 1).length > 1;
}

/** To 'Which cells …?' 'prokaryotic' is an answer. */
function withoutHead({ subjectWords, name }: Fact, question: string): string[] {
  const head = subjectWords.at(-1)?.text ?? '';
  const isAsked = subjectWords.length > 1 && question.startsWith(`Which ${head} `);
  return isAsked && name.endsWith(` ${head}`) ? [name.slice(0, -head.length - 1)] : [];
}

function* fromFacts(
  workshop: Workshop,
  ask: (fact: Fact) => Asked | undefined,
): Generator<Candidate> {
  const { analysis, ordered } = workshop;
  for (const fact of ordered) {
    const asked = ask(fact);
    if (!asked) continue;
    const { section } = fact.sentence;
    const topic = topicOf(analysis, section);
    const { text, key, quality } = asked;
    const accepted = [...new Set([...(asked.accepted ?? []), ...acceptedFor(analysis, key)])];
    yield {
      section,
      quality,
      draft: {
        type: 'short-answer',
        text,
        key,
        accepted,
        explanation: explain(analysis, fact.sentence),
        hint: hintFor(analysis, key, topic),
        source: sourceOf(analysis, fact.sentence),
        topic,
      },
    };
  }
}
