const longest = 300;

/**
 * What a provider said, for the operator's log. It may repeat what it was asked, so every word that
 * also stands in the prompt is left out, and every one that is not English; only words that errors
 * are made of stay in any case.
 */
export function redactWords(said: string, prompt: string): string {
  const known = prompt.toLowerCase();
  return said
    .replaceAll(/\\u[\da-f]{4}/gi, '…')
    .replaceAll(/\\[a-z"\\]/g, ' ')
    .replaceAll(key, '…')
    .replaceAll(/[\p{L}\p{M}\p{N}_]+/gu, (word) => (isTelling(word, known) ? word : '…'))
    .replaceAll(/…[\s\p{P}\p{S}]*…/gu, '…')
    .replaceAll(/…[\s…]*…/g, '…')
    .slice(0, longest);
}

/** Some repeat a part of the key. */
const key = /\b(?:sk|pk|gsk|AIza|Bearer)[-_ ]?[\w*.-]{6,}|\*{2,}[\w-]*/g;

function isTelling(word: string, known: string): boolean {
  const lower = word.toLowerCase();
  if (words.has(lower)) return true;
  return /^\w+$/.test(word) && (word.length < 3 || !known.includes(lower));
}

const words = new Set(
  `access account api available balance billing budget busy call check code content context credit
  credits current day detail details does error errors exceed exceeded exceeds exist failed filter
  format found free insufficient input internal invalid json key length limit load loading long
  many maximum message messages minute model moment more not null object output overloaded param
  per plan please policy prompt provider quota rate reached request requests resource response
  retry safety schema seconds server status support supported text the this time timeout token
  tokens too try type unavailable unknown unsupported upgrade used usage valid your`.split(/\s+/),
);
