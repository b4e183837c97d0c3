import { caresFor, inGames, protects, schoolWork, told } from './calm.ts';
import { asks, examines, orders, placeOfLesson, questions, teaches } from './frames.ts';
import { conceals } from './marks.ts';
import { readableSentences } from './other-languages.ts';
import { pretexts, speaksOfSelf } from './pretexts.ts';

/** A sentence and what it does, which is the same for every class. */
export type Sentence = {
  /** Its folded words between spaces. */
  words: string;
  isAsked: boolean;
  isTaught: boolean;
  /** It begins with the teaching; in the middle a sentence may only mention it. */
  isTaughtFirst: boolean;
  isOrdered: boolean;
  isExamined: boolean;
  isQuestion: boolean;
  /** Somebody speaks of himself or herself, or leads up to a request. */
  isPersonal: boolean;
  /** It orders, teaches or asks for a way to do something, be it at school. */
  isRequest: boolean;
  /** It is about people who are kept from harm. */
  isCaring: boolean;
  /** What is done in a game hurts nobody. */
  isPlayed: boolean;
  /** How much of that is taken back because it tells, teaches at school or protects. */
  calm: number;
};

/** A sentence without an end is read in pieces, so that no text makes the work grow. */
const longestSentence = 400;

/** How many characters may come before 'how to' in a sentence that teaches: a few words. */
const taughtFirst = 32;

export function readSentences(folded: string): Sentence[] {
  const pieces = folded.split(';').flatMap((part) => cutWords(part.trim()));
  return readableSentences(pieces).map((piece) => readFrames(` ${piece} `));
}

function cutWords(words: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < words.length;) {
    const space = words.lastIndexOf(' ', start + longestSentence);
    const isWhole = start + longestSentence >= words.length || space <= start;
    const end = isWhole ? start + longestSentence : space;
    pieces.push(words.slice(start, end).trim());
    start = end;
  }
  return pieces;
}

/** A question for a way, a place or a thing, and what people write in place of an order. */
const asksFor =
  /^ (?:(?:and|but|so|now) )?(?:where|(?:how|what|which)(?: [a-z]+){0,3} (?:can|could|would|might|should|lead|let|makes?|works?|gets?)|is it not|(?:is|are) there|what is (?:the|a) (?:best|easiest|cheapest|right)|isnt it|wouldnt|why (?:should|not|dont)|prove|whisper|paste|invite|justify|defend|spread|carry on|improvise|lets?|preach|chant|drop|back|perform|narrate|voice|advertise|list|rank|sum up)\b/;

const isReal = / (?:real|really|actual|actually|working) /;

const asksSomething = / (?:how|what|which|where|who|would|could|should) /;

function readFrames(words: string): Sentence {
  const isAsked = asks.test(words);
  const isTaught = teaches.test(words);
  const isSchoolWork = schoolWork.test(words);
  const isOrdered = !isSchoolWork && orders.test(words);
  const isExamined = examines.test(words);
  const isQuestion = questions.test(words);
  // To avoid the police protects nobody.
  const open = words.replace(conceals, ' ');
  const telling = told.test(open) ? tellingWeight(isAsked, isTaught && isOrdered) : 0;
  // What is told of others leads up to nothing, unless it asks something.
  const isOpen = telling === 0 || isTaught || isOrdered || asksSomething.test(words);
  const calm = telling + (protects.test(open) ? 2 : 0) + (isSchoolWork ? 1 : 0);
  return {
    words,
    isAsked,
    isTaught,
    isTaughtFirst: isTaught && words.search(placeOfLesson) <= taughtFirst,
    isOrdered,
    isExamined,
    isQuestion,
    isPersonal: isAsked || speaksOfSelf.test(words) || (isOpen && pretexts.test(words)),
    isRequest: isOpen && (isTaught || isExamined || orders.test(words) || asksFor.test(words)),
    isCaring: caresFor.test(open),
    isPlayed: inGames.test(words) && !isReal.test(words),
    calm,
  };
}

/** Who asks for themselves is not lifted by a past tense; who orders instructions hardly. */
function tellingWeight(isAsked: boolean, isOrderedToTeach: boolean): number {
  if (isAsked) return 0;
  return isOrderedToTeach ? 1 : 2;
}
