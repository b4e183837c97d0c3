/** Terms that are allowed, but not many of them in one text [POL-07]. */
export const sensitiveTerms = [
  'sexual content',
  'adult content',
  'violence',
  'graphic',
  'explicit',
  'extremist',
  'harmful',
  'illegal drugs',
  'controlled substances',
] as const;
