/** The words at the end of a text that a short form is made of; null where a letter is left over. */
export function findLongForm(before: string, short: string): string | null {
  const clause = before.split(/[,;:.!?()[\]"“”–—]\s*/u).at(-1) ?? '';
  const words = clause.split(/\s+/).filter((word) => word !== '');
  const longest = Math.min(words.length, short.length + 4);
  for (let count = 1; count <= longest; count += 1) {
    const long = words.slice(-count).join(' ');
    if (isWholeLongForm(long, short)) return long;
  }
  return null;
}

/**
 * Whether every letter of a short form comes from a word and every word that says something gives
 * at least one, its first.
 */
export function isWholeLongForm(long: string, short: string): boolean {
  if (!/^[\p{Script=Latin}\p{N}\s'’&/-]+$/u.test(long)) return false;
  const parts = long.split(/[\s/-]+/).filter((part) => part !== '');
  const letters = fold(short.replace(/(?<=\p{Lu})s$/u, '').replaceAll('-', ''));
  const [first = ''] = parts;
  if (smallWords.has(fold(first)) || parts.some((part) => fold(part) === fold(short))) return false;
  // Who knows the whole word would be marked wrong.
  if (parts.some(isClipped) || isChemical(long, short)) return false;
  const isCompound = parts.length > 1 || (long.length >= 10 && letters.length <= 3);
  return isCompound && aligns(parts.map(fold), letters);
}

/** 'alloc' and 'hyperparams' are words of notes that stand for longer ones. */
export function isClipped(word: string): boolean {
  const folded = fold(word);
  return clipped.test(folded) || (folded.length > 1 && !/[aeiouy\d]/.test(folded));
}

const clipped =
  /^(?:alloc|config|temp|alt|info|spec|dept|govt|mgmt|mgt|approx|max|min|avg|std|diff|prob|func|fn|eq|eqn|coeff?|calc|freq|ref|env|dev|admin|auth|ctrl|cond|def|dist|doc|exp|gen|intl|lang|lib|med|msg|num|obj|org|perf|pref|proc|prod|prop|qty|rep|req|sec|seq|stat|sys|tech|tot|univ|var|vol|elec|mech|chem|phys|bio|psych|econ|pol|nat|natl|assoc|comm|corp|dir|exec|gov|hist|inst|lit|loc|mag|mol|op|orig|pres|pop|rel|sci|soc|subst|surg|uni|accel|conc|conv|diam|dim|elev|equiv|incl|init|instr|iter|mult|neg|pos|oper|orth|param|perm|pred|proj|rand|rect|regr|sched|sim|sync|synth|trans|transf|verif)s?$|(?:param|config|alloc|calc|coeff)s?$/;

/** 'hydrogen chloride (HCl)' is a formula: 'hydrochloric acid' would be as right. */
function isChemical(long: string, short: string): boolean {
  return (
    /^(?:(?:Al|Ba|Br|Ca|Cl|Cr|Cu|Fe|Hg|Li|Mg|Mn|Na|Ni|Pb|Si|Zn|[BCFHIKNOPS])\d*)+$/.test(short) &&
    /(?:oxide|[lrnd]ide|cyanide|sulph?ide|bonate|nitrate|sulph?ate|phosphate|acid)$/i.test(long)
  );
}

/** Tries for each word how many of the letters it gives. */
function aligns(parts: readonly string[], letters: string): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) return letters === '';
  if (smallWords.has(part) && aligns(rest, letters)) return true;
  if (letters === '' || !part.startsWith(letters.charAt(0))) return false;
  if (/^\d+$/.test(part))
    return letters.startsWith(part) && aligns(rest, letters.slice(part.length));
  const most = rest.length === 0 ? letters.length : Math.min(3, letters.length);
  for (let count = 1; count <= most; count += 1) {
    if (holds(part, letters.slice(0, count)) && aligns(rest, letters.slice(count))) return true;
  }
  return false;
}

/** Whether a word has the letters in this order, the first at its beginning. */
function holds(part: string, letters: string): boolean {
  let at = 0;
  for (const letter of letters.slice(1)) {
    at = part.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return letters.length <= 3 && (letters.length === 1 || part.length >= letters.length * 3);
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const smallWords = new Set(
  `of the and for in on to de der die das des du la le les el los las y et und fur da do dos di
  del della von zur zum au aux en per by with &`.split(/\s+/),
);
