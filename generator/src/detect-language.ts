/** The language most of a text is written in, as ISO 639-1; 'und' when nothing speaks for any. */
export function detectLanguage(text: string): string {
  return readLanguage(text).code;
}

/**
 * The same with how sure it is: 0 where nothing speaks for any, 1 where all does. The script
 * decides first, then the small words that no text can do without.
 */
export function readLanguage(text: string): { code: string; confidence: number } {
  const sample = takeSample(text);
  const { letters, others } = countLetters(sample);
  if (letters === 0) return unknown;
  // Counting each script takes longer than everything else, and most texts have only Latin letters.
  if (others === 0) return detectLatin(sample);
  for (const { script, least, language } of scripts) {
    const found = sample.match(script)?.length ?? 0;
    if (found >= letters * least) {
      return { code: language(sample), confidence: Math.min(1, others / letters) };
    }
  }
  return detectLatin(sample);
}

const unknown = { code: 'und', confidence: 0 };

/** All letters, and those of other scripts than Latin. */
function countLetters(sample: string): { letters: number; others: number } {
  let letters = 0;
  let others = 0;
  for (const sign of sample) {
    const isPlain = (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
    if (isPlain) letters += 1;
    else if (sign > '\u007f' && /\p{L}/u.test(sign)) {
      letters += 1;
      if (!/\p{Script=Latin}/u.test(sign)) others += 1;
    }
  }
  return { letters, others };
}

const sampleLength = 3_000;

/** From the beginning, the middle and the end: a title page in Latin says little about the rest. */
function takeSample(text: string): string {
  if (text.length <= 3 * sampleLength) return text;
  const middle = Math.floor((text.length - sampleLength) / 2);
  return [0, middle, text.length - sampleLength]
    .map((start) => text.slice(start, start + sampleLength))
    .join('\n');
}

// Japanese is mostly Han with some Kana, so Kana comes before Han.
const scripts = [
  { script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, least: 0.1, language: () => 'ja' },
  { script: /\p{Script=Hangul}/gu, least: 0.3, language: () => 'ko' },
  { script: /\p{Script=Han}/gu, least: 0.3, language: () => 'zh' },
  { script: /\p{Script=Cyrillic}/gu, least: 0.5, language: detectCyrillic },
  { script: /\p{Script=Arabic}/gu, least: 0.5, language: detectArabic },
  { script: /\p{Script=Hebrew}/gu, least: 0.5, language: () => 'he' },
  { script: /\p{Script=Greek}/gu, least: 0.5, language: () => 'el' },
  { script: /\p{Script=Thai}/gu, least: 0.5, language: () => 'th' },
  { script: /\p{Script=Devanagari}/gu, least: 0.5, language: () => 'hi' },
];

function detectCyrillic(sample: string): string {
  if (/[їєґ]/iu.test(sample)) return 'uk';
  return /[ыэ]/iu.test(sample) || !/ъ/iu.test(sample) ? 'ru' : 'bg';
}

function detectArabic(sample: string): string {
  return (sample.match(/[پچژگ]/gu)?.length ?? 0) >= sample.length / 100 ? 'fa' : 'ar';
}

const smallWords = {
  en: 'the of and to in is that it was for are with as by be this from which have not an on or at',
  de: 'der die und das ist von den mit zu ein eine nicht im dem des auf für sich als auch wird werden',
  fr: 'le la les des et est une du dans que qui pour par sur pas au plus sont avec il elle ce cette aux',
  es: 'el la los las y es una del que en por con para se no su al como más son lo este esta',
  it: 'il di che è la un una per non sono della con del le dei nel alla si più gli anche delle come',
  pt: 'o a os as de e é um uma que do da em para com não por dos das no na se mais como são ao',
  nl: 'de het een van en is dat in te niet zijn op met voor die aan er wordt door ook bij naar worden',
  sv: 'och att det är som en av på för med den till inte ett har de om var kan från sig vid',
  da: 'og at det er som en af på for med den til ikke et har de om var kan fra sig ved blev',
  no: 'og at det er som en av på for med den til ikke et har de om var kan fra seg ved ble',
  fi: 'ja on ei se että joka ovat oli mutta myös kun niin tai sekä hän ne kuin voi',
  pl: 'i w na z się nie jest że do to jak przez są od dla ale po oraz który która',
  cs: 'a v se na je že s z do o jako by k pro ale jsou byl která který nebo ve',
  tr: 've bir bu için ile olarak da de olan gibi daha çok en kadar sonra olduğu ise veya',
  ro: 'și de la în este un o cu care pe din nu sau pentru mai sunt ale prin fi',
  hu: 'a az és hogy nem is egy van ez meg mint de volt vagy csak már lehet',
  id: 'dan yang di dengan untuk dari pada adalah ini dalam tidak itu oleh sebagai akan atau dapat',
  vi: 'và của là các được có trong cho một không với những người này để từ khi',
};

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(smallWords)) {
  for (const word of words.split(' ')) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
}

function detectLatin(sample: string): { code: string; confidence: number } {
  // A single letter is a variable or a mark of a list as often as a word.
  const words = sample.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const hits = new Map<string, number>();
  for (const word of words) {
    for (const language of languagesOf.get(word) ?? []) {
      hits.set(language, (hits.get(language) ?? 0) + 1);
    }
  }
  const [best, second] = [...hits].toSorted(([, one], [, other]) => other - one);
  if (best === undefined) return unknown;
  const share = best[1] / words.length;
  const lead = 1 - (second?.[1] ?? 0) / best[1];
  // Notes leave out small words; then no other language may have half as many.
  const isClear =
    best[1] >= 2 && (share >= 0.08 || (share >= 0.025 && best[1] >= 4 && lead >= 0.5));
  if (!isClear) return unknown;
  return { code: best[0], confidence: lead * Math.min(1, share / 0.15) };
}
