import type { QuestionOf } from '../question.ts';
import { proofOf } from '../spans.ts';
import { guessLanguage, type Language, offersChoice } from './languages/small-words.ts';
import { baseOf } from './languages/word-families.ts';
import { readMeaning } from './words/list-meanings.ts';
import { listTokens } from './words/list-tokens.ts';
import { isName } from './words/names.ts';

export type TypedQuestion = QuestionOf<'short-answer' | 'fill-in-blank'>;

/** What a question says beside its key: enough to tell its terms from others. */
export type Known = {
  language: Language;
  /** The words of the question: to repeat them earns nothing and costs nothing. */
  asked: readonly string[];
  /** What they mean. */
  askedWords: readonly string[];
  /** All words of question and quotes, as they are written. */
  ownWords: ReadonlySet<string>;
  /** Question and quotes, for what they say about names. */
  texts: readonly string[];
  isBlank: boolean;
  /** What the question offers to choose from: 'the Atlantic or the Pacific'. */
  offered: ReadonlySet<string>;
  /** The words of all accepted wordings, as their meaning has them. */
  keyWords: readonly string[];
  /** Whether one of the wordings is the name of somebody or something. */
  isName: boolean;
  /**
   * Whether the quotes say it only where they do not speak of the key: then it is another thing. What
   * stands beside the key may be another word for it.
   */
  isElsewhere: (word: string) => boolean;
};

const described = new WeakMap<object, Known>();

/** Worked out once: a whole class is graded by the same question. */
export function describeQuestion(question: TypedQuestion): Known {
  const known = described.get(question) ?? describe(question);
  described.set(question, known);
  return known;
}

function describe(question: TypedQuestion): Known {
  const { text, source, correctAnswer, acceptedAnswers, type } = question;
  const keys = [correctAnswer, ...acceptedAnswers];
  const passage = source ? proofOf(source) : '';
  const asked = listTokens(text);
  const words = [...asked, ...listTokens(passage)];
  const language = guessLanguage([...words, ...listTokens(correctAnswer)]);
  const ownWords = new Set(words);
  const askedWords = readMeaning(asked, language).words;
  const keyWords = keys.flatMap((key) => readMeaning(listTokens(key), language).words);
  return {
    language,
    asked,
    askedWords,
    ownWords,
    texts: [text, passage],
    isBlank: type === 'fill-in-blank',
    offered: new Set(findOffered(asked, language).filter((word) => !keyWords.includes(word))),
    keyWords,
    isName: keys.some((key) => isName(key, language, asked)),
    isElsewhere: findElsewhere(passage, { language, keyWords, askedWords }),
  };
}

/** The words on both sides of an 'or'. */
function findOffered(asked: readonly string[], language: Language): string[] {
  const place = asked.findIndex(offersChoice);
  const sides = [asked.slice(0, Math.max(place, 0)), asked.slice(place + 1)];
  const [before = [], after = []] = sides.map((side) => readMeaning(side, language).words);
  return place < 0 ? [] : [...before.slice(-1), ...after.slice(0, 1)];
}

type Around = Pick<Known, 'language' | 'keyWords' | 'askedWords'>;

function findElsewhere(passage: string, { language, keyWords, askedWords }: Around) {
  const toBases = (words: readonly string[]) => words.map((word) => baseOf(word, language));
  const asked = new Set(toBases(askedWords));
  const keys = toBases(keyWords);
  const fresh = keys.filter((base) => !asked.has(base));
  const wanted = new Set(fresh.length === 0 ? keys : fresh);
  const clauses = passage.split(clauseEnd).map((clause) => {
    const tokens = listTokens(clause);
    const bases = toBases(readMeaning(tokens, language).words);
    const held = new Set(bases.filter((base) => wanted.has(base))).size;
    return { bases, held, goesOn: goesOn.has(tokens[0] ?? '') };
  });
  const most = Math.max(...clauses.map(({ held }) => held));
  const [beside, apart] = [new Set<string>(), new Set<string>()];
  let side = apart;
  for (const { bases, held, goesOn: isSame } of clauses) {
    const isBeside = held > 0 && held * 2 > most;
    // 'It' and 'these' are what the clause before spoke of.
    if (isBeside || !isSame) side = isBeside ? beside : apart;
    for (const base of bases) side.add(base);
  }
  return (word: string) => {
    const base = baseOf(word, language);
    return apart.has(base) && !beside.has(base);
  };
}

const goesOn: ReadonlySet<string> = new Set(
  'it they this these such he she which dies diese dieser dieses sie er esto esta este estos ella'.split(
    ' ',
  ),
);
const clauseEnd =
  /[.:;!?](?=\s|$)|[\n。；]|\s(?:and|und|y|et|while|whereas|but|although|unlike|während|aber|sondern|mientras|pero|mais)\s/u;
