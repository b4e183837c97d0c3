import { blank } from '@engram/core/questions/question.ts';
import type { Analysis } from '../analysis/analyse-text.ts';
import { capitalise } from '../analysis/clean-text.ts';
import type { Sentence } from '../analysis/sentence.ts';
import { acceptedFor } from './accepted-answers.ts';
import { findBlanks, type Blank } from './blanks.ts';
import { explain, hintFor, sourceOf, topicOf, type Candidate, type Maker } from './candidate.ts';
import { worthOf } from './order-facts.ts';

/** A sentence of the text without its most telling word. */
export const fillBlank: Maker = function* fillBlank({ analysis, ordered }) {
  for (const fact of ordered) {
    const poor = worthOf(fact) < 0.5 ? 0.25 : 0;
    for (const hole of findBlanks(analysis, fact, 2))
      yield ask(analysis, fact.sentence, { ...hole, quality: hole.quality - poor });
  }
};

function ask(analysis: Analysis, sentence: Sentence, hole: Blank): Candidate {
  const { text, answer, accepted, quality } = hole;
  const topic = topicOf(analysis, sentence.section);
  return {
    section: sentence.section,
    quality,
    draft: {
      type: 'fill-in-blank',
      text: withArticle(text, accepted),
      key: answer,
      accepted: [...new Set([...acceptedFor(analysis, answer), ...accepted])],
      explanation: explain(analysis, sentence),
      hint: hintFor(analysis, answer, topic),
      source: sourceOf(analysis, sentence),
      topic,
    },
  };
}

/** Options would be told apart by 'a' and 'an'; where there are none, the sentence keeps its article. */
export function withArticle(text: string, accepted: readonly string[]): string {
  const article = /^(an?) /.exec(accepted[0] ?? '')?.[1];
  if (article === undefined) return text;
  const shown = text.startsWith(blank) ? capitalise(article) : article;
  return text.replace(blank, () => `${shown} ${blank}`);
}
