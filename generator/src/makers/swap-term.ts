import { blank } from '@engram/core/questions/question.ts';
import { shuffle } from '@engram/core/seeded-random.ts';
import type { Analysis } from '../analysis/analyse-text.ts';
import { cleanText } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import type { Workshop } from './candidate.ts';
import type { FalseStatement } from './make-false.ts';
import { mightHold } from './might-hold.ts';
import { listNamingGaps, type NamingGap } from './naming-gaps.ts';
import { mostWords } from './prints-alone.ts';

/** 'Firefighters may take greater risks (Bolton v Stone)': the name of another sentence, of one kind. */
export function swapTerm(workshop: Workshop, { sentence }: Fact): FalseStatement | undefined {
  const { analysis, random } = workshop;
  const gaps = listNamingGaps(analysis);
  const gap = gaps.find(({ naming }) => naming.sentence === sentence);
  if (!gap || gap.text.split(' ').length > mostWords || gap.text.includes(':')) return undefined;
  const own = nameOf(analysis, gap);
  const others = gaps.filter((other) => {
    if (lookOf(other) !== lookOf(gap) || other.naming.sentence === sentence) return false;
    if (sentence.text.includes(nameOf(analysis, other))) return false;
    if (other.naming.sentence.text.includes(own)) return false;
    const [key, rival] = [gap.term, other.term];
    return !key || !rival || !mightHold(analysis, rival, { key, sentence });
  });
  const [other] = shuffle(others, random);
  if (!other) return undefined;
  const name = nameOf(analysis, other);
  const article = gap.accepted.some((text) => /^an? /i.test(text))
    ? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} `
    : '';
  return {
    text: withYearOf(other, gap.text).replace(blank, () => `${article}${name}`),
    quality: 0.66,
    why: `It is “${own}”, not “${name}”.`,
  };
}

function nameOf({ material }: Analysis, { naming: { hole } }: NamingGap): string {
  return cleanText(material.slice(hole.start, hole.end));
}

/** Only what looks alike can be mistaken: one case for another one, 'the … rule' for 'the … test'. */
function lookOf(gap: NamingGap): string {
  const { naming, text, accepted } = gap;
  const { kind, isPlural } = naming;
  if (kind !== 'word') return `${kind}|${yearOf(gap) !== undefined}`;
  const article = accepted.length > 0 ? 'a' : (/\bthe(?= _____)/i.exec(text)?.[0] ?? '');
  return `${article.toLowerCase()}|${isPlural}|${text.startsWith(blank)}`;
}

/** A case brings its year along: beside that of another one it would be told by it. */
function withYearOf(other: NamingGap, text: string): string {
  const year = yearOf(other);
  return year === undefined ? text : text.replace(yearBehind, (found) => found.slice(0, -4) + year);
}

function yearOf({ text }: NamingGap): string | undefined {
  return yearBehind.exec(text)?.[0].slice(-4);
}

const yearBehind = /(?<=_____)(?:, | \()(?:1\d{3}|20\d\d)(?=\))/;
