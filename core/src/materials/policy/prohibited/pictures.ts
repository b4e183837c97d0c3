import { oneOf } from '../phrasing.ts';

export const pictures = oneOf(
  'videos?',
  'clips?',
  'pics?',
  'pictures?',
  'photos?',
  'images?',
  'movies?',
);

/** Its study, and the means against it. */
const notAboutIt = [
  '(?! (?:industry|addict|blockers?|filters?|statistics|stud(?:y|ies)|laws?|literacy|debates?)',
  '|(?: [a-z]+)? (?:lecture|research))',
].join('');

export const porn = oneOf(
  `(?:porno?|pornography)${notAboutIt}`,
  // Also a Roman number.
  '(?<!(?:bowl|psalm|canto|chapter|book|part|volume|sonnet|number|legio|louis|olympiad) )xxx',
  'smut',
  'sex tapes?',
  'nudes',
  'live sex(?! ed)',
);
