import type { Source } from '@engram/core/questions/question.ts';
import { proofOf, spansOf } from '@engram/core/questions/spans.ts';
import { contentWords } from '../content-words.ts';
import type { TextIndex } from '../grounding/index-text.ts';
import { findSection, type Section } from '../section.ts';
import { isInstruction } from './injection-rules.ts';

/** The words that may speak for a key: those of its passage, then those of the section around it. */
export function listSupport(source: Source, index: TextIndex): Support {
  const spans = spansOf(source);
  const sections = new Set(spans.flatMap(({ start }) => findSection(index.sections, start) ?? []));
  const quoted = contentWords(proofOf(source));
  // Most keys stand in their passage, so that nobody need read the section.
  return [() => quoted, ...Array.from(sections, (section) => () => wordsOf(section, index))];
}

/** Sets of words, each asked for only when those before it do not suffice. */
export type Support = readonly (() => ReadonlySet<string>)[];

// A section is asked for once for each of its questions.
const wordsBySection = new WeakMap<Section, ReadonlySet<string>>();

function wordsOf(section: Section, index: TextIndex): ReadonlySet<string> {
  const before = wordsBySection.get(section);
  if (before !== undefined) return before;
  const body = index.text.slice(section.start, section.end);
  const words = contentWords(`${section.heading ?? ''}\n${withoutInstructions(body)}`);
  wordsBySection.set(section, words);
  return words;
}

/** What an order to the model demands is no fact, and mostly stands in the sentence after it. */
function withoutInstructions(body: string): string {
  const sentences = body.split(/(?<=[.!?:])\s+|\n+/u);
  const orders = sentences.map(isInstruction);
  return sentences.filter((_, no) => !orders[no] && !orders[no - 1]).join('\n');
}
