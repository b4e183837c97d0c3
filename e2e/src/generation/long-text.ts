import { globSync, readFileSync } from 'node:fs';
import { studyTexts } from '@engram/fakes/study-texts/study-texts.ts';
import { corpusFile } from '../materials/input-step.ts';

const otherLanguages =
  /arabic|chinese|french-water|german|greek|hebrew|japanese|korean|mixed|polish|russian|spanish/;

/** English study texts of our own, 50,000 characters in all: the most that a plan takes. */
export function makeLongText(): string {
  const files = globSync(corpusFile('texts/*.md')).toSorted();
  const chapters = files
    .filter((path) => !otherLanguages.test(path))
    .map((path) => readFileSync(path, 'utf8'));
  const own = studyTexts.filter(({ language }) => language === 'en').map(({ text }) => text);
  const text = [...own, ...chapters].join('\n\n');
  if (text.length < 50_000) throw new Error(`Only ${text.length} characters`);
  return text.slice(0, 50_000);
}

/** Five pieces of it, of 5,000 characters each. */
export function makeShortTexts(): string[] {
  const text = makeLongText();
  return [0, 1, 2, 3, 4].map((no) => text.slice(no * 10_000, no * 10_000 + 5_000));
}
