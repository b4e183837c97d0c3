import { acceptedFor } from './accepted-answers.ts';
import { findBlanks } from './blanks.ts';
import { explain, hintFor, sourceOf, topicOf, type Maker } from './candidate.ts';
import { worthOf } from './order-facts.ts';

/** A sentence of the text without its most telling word. */
export const fillBlank: Maker = function* fillBlank({ analysis, ordered }) {
  for (const fact of ordered) {
    const { section } = fact.sentence;
    const topic = topicOf(analysis, section);
    for (const { text, answer, accepted, quality } of findBlanks(analysis, fact, 2)) {
      yield {
        section,
        quality: quality - (worthOf(fact) < 0.5 ? 0.25 : 0),
        draft: {
          type: 'fill-in-blank',
          text,
          key: answer,
          accepted: [...new Set([...acceptedFor(analysis, answer), ...accepted])],
          explanation: explain(analysis, fact.sentence),
          hint: hintFor(analysis, answer, topic),
          source: sourceOf(analysis, fact.sentence),
          topic,
        },
      };
    }
  }
};
