import { isSmall, type Language } from '../languages/small-words.ts';

/** Whether a key is a name of several words. In German every noun has a capital. */
export function isName(key: string, language: Language, asked: readonly string[]): boolean {
  const words = key
    .trim()
    .split(/[\s-]+/u)
    .filter((word) => !isSmall(word.toLowerCase(), language) && !particles.has(word));
  const isNamed = words.length > 1 && words.length < 5 && words.every(isCapital);
  return isNamed && (language !== 'de' || asksWho(asked));
}

/** Whether a question asks for a person. */
export function asksWho(asked: readonly string[]): boolean {
  return asked.some((word) => whoWords.has(word));
}

/** Whether another name of the text ends in the same word: 'Ian Fleming' beside 'Alexander Fleming'. */
export function isShared(name: string, { key, texts }: { key: string; texts: readonly string[] }) {
  const [own = ''] = key.trim().split(/\s+/u);
  return Array.from(texts.join(' ').matchAll(fullNames)).some(
    ({ groups }) => groups?.['name']?.toLowerCase() === name && groups['before'] !== own,
  );
}

function isCapital(word: string): boolean {
  return /^\p{Lu}[\p{Ll}\p{M}'’]/u.test(word);
}

const fullNames = /(?<before>\p{Lu}[\p{L}.]*)\s+(?<name>\p{Lu}\p{L}+)/gu;
const whoWords: ReadonlySet<string> = new Set(
  `who whom whose wer wem wen quién quien qui scientist inventor explorer philosopher economist painter
  composer author writer poet king queen emperor president physicist chemist biologist astronomer
  mathematician politician`.split(/\s+/),
);
const particles: ReadonlySet<string> = new Set(
  'da de di del della van von der den le la du dos'.split(' '),
);
