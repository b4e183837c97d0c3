import type { Analysis } from '../analysis/analyse-text.ts';
import { capitalise } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';

/** The statement of a fact about another subject, which comes with its own article. */
export function replaceSubject(fact: Fact, subject: string, statement = fact.statement) {
  const isLast = fact.origin === 'naming' || fact.origin === 'entry';
  const at = isLast
    ? statement.toLowerCase().lastIndexOf(fact.subject.toLowerCase())
    : statement.toLowerCase().indexOf(fact.subject.toLowerCase());
  if (at < 0 || (at > 40 && !isLast)) return undefined;
  // ', introduced by …,' and '(1972)' tell of the right subject.
  if (/^\s*[,(]/.test(statement.slice(at + fact.subject.length))) return undefined;
  const shown = at === 0 ? capitalise(subject) : subject;
  return statement.slice(0, at) + shown + statement.slice(at + fact.subject.length);
}

/** What the text says first of each subject. */
export function factsByKey({ facts }: Analysis): ReadonlyMap<string, Fact> {
  const known = firstFacts.get(facts);
  if (known) return known;
  const made = new Map<string, Fact>();
  for (const fact of facts) {
    if (!made.has(fact.key) && fact.origin !== 'agent') made.set(fact.key, fact);
  }
  firstFacts.set(facts, made);
  return made;
}

/** The same for each part of the text: '3|plasma cell'. */
export function factsBySection({ facts }: Analysis): ReadonlyMap<string, Fact> {
  const known = sectionFacts.get(facts);
  if (known) return known;
  const made = new Map<string, Fact>();
  for (const fact of facts) {
    const key = `${fact.sentence.section}|${fact.key}`;
    if (!made.has(key) && fact.origin !== 'agent') made.set(key, fact);
  }
  sectionFacts.set(facts, made);
  return made;
}

// They go with the analysis they belong to.
const sectionFacts = new WeakMap<readonly Fact[], ReadonlyMap<string, Fact>>();
const firstFacts = new WeakMap<readonly Fact[], ReadonlyMap<string, Fact>>();

export function isMany({ being, isPlural, shape }: Fact): boolean {
  return shape === 'definition' ? being === 'are' || being === 'were' : isPlural;
}

export function whyNot({ origin, subject }: Fact): string {
  return origin === 'naming' ? `The right term is “${subject}”.` : `This is true of ${subject}.`;
}
