import { readPlain } from '../../rich-text/read-plain.ts';
import { formatOf } from '../../rich-text/text-format.ts';
import type { Answer, Verdict } from '../answer.ts';
import { describeQuestion, type Known, type TypedQuestion } from './describe-question.ts';
import { judgeFormula } from './judge-formula.ts';
import { judgeStatement } from './judge-statement.ts';
import { isTerm, judgeTerm } from './judge-term.ts';
import { isHan, judgeHan } from './languages/han.ts';
import { judgeQuantity } from './numbers/judge-quantity.ts';
import { doubtUnits } from './numbers/doubt-units.ts';
import { type Judgement, pickBest } from './pick-best.ts';
import { readTyped } from './read-typed.ts';
import { isShortFor } from './text-names.ts';
import { asksForCredit } from './words/asks-for-credit.ts';
import { judgeList } from './words/find-list.ts';
import { isBlank, isSameWriting, listTokens } from './words/list-tokens.ts';
import { isNonAnswer } from './words/non-answers.ts';
import { misspellsSymbol } from './words/misspells-symbol.ts';
import { areOpposed } from './words/opposites.ts';
import { tokensOf } from './words/tokens-of.ts';

/**
 * What surely says the same as one of the accepted wordings is right; what surely says something else
 * is wrong; and whatever rules cannot decide waits for somebody to look at it (N19).
 */
export function gradeTyped(question: TypedQuestion, answer: Answer): Verdict {
  if (typeof answer !== 'string' || isBlank(answer)) return 'incorrect';
  const format = formatOf(question);
  const judged = format === 'rich' ? judgeFormulas(question, answer) : undefined;
  return judged ?? gradeWords(readTyped(question), readPlain(answer, format));
}

/** By the keys that are formulas; undefined where words have to judge. */
function judgeFormulas(question: TypedQuestion, answer: string): Verdict | undefined {
  const keys = [question.correctAnswer, ...question.acceptedAnswers];
  const judgements = keys.map((key) => judgeFormula(key, answer));
  if (judgements.includes('correct')) return 'correct';
  return judgements.includes(undefined)
    ? undefined
    : pickBest(judgements.flatMap((one) => one ?? []));
}

function gradeWords(question: TypedQuestion, answer: string): Verdict {
  const verdict = gradeText(question, answer);
  const isSame = () => isGlossed(question, answer) || isEitherWay(question, answer);
  return verdict !== 'correct' && isSame() ? 'correct' : verdict;
}

/** 'Evaporation or vaporisation', where each is accepted. */
function isEitherWay(question: TypedQuestion, answer: string): boolean {
  const ways = answer.split(/\s(?:or|oder|o|ou)\s/iu);
  return (
    ways.length > 1 &&
    ways.length < 4 &&
    ways.every((way) => gradeText(question, way) === 'correct')
  );
}

/** 'Erythropoietin (EPO)': right, and in brackets another name of it. */
function isGlossed(question: TypedQuestion, answer: string): boolean {
  const { name, gloss } = glossed.exec(answer)?.groups ?? {};
  if (name === undefined || gloss === undefined || gradeText(question, name) !== 'correct')
    return false;
  return (
    isShortFor(listTokens(name), listTokens(gloss)) || gradeText(question, gloss) === 'correct'
  );
}

const glossed = /^(?<name>[^()（）]+)[(（](?<gloss>[^()（）]+)[)）][\s.]*$/u;

function gradeText(question: TypedQuestion, answer: string): Verdict {
  const known = describeQuestion(question);
  const given = listTokens(answer);
  const keys = [question.correctAnswer, ...question.acceptedAnswers];
  return pickBest(
    keys.map((key) => {
      const wanted = tokensOf(question, key);
      return doubtUnits({ key, answer }, gradeWording({ key, wanted, answer, given, known }));
    }),
  );
}

type Wording = {
  key: string;
  wanted: readonly string[];
  answer: string;
  given: readonly string[];
  known: Known;
};

function gradeWording(wording: Wording): Judgement {
  const { key, wanted, answer, given, known } = wording;
  if (isSameWriting(key, answer)) return 'correct';
  if (given.length === 0 || isNonAnswer(given)) return 'incorrect';
  // Whoever talks to the grader is not read by rule; in a blank it is another word.
  if (asksForCredit(given)) return known.isBlank ? 'incorrect' : 'needs-review';
  if (isHan(key + answer)) return judgeHan({ ...wording, ...known });
  const found =
    judgeQuantity({ wanted, given, known }) ??
    judgeList({ key, answer, known }) ??
    (isTerm(wanted, known) ? judgeTerm(wording) : judgeStatement({ key: wanted, given, known }));
  const isDoubtful = () => turnsQuestion(wording) || misspellsSymbol(key, given);
  return found === 'correct' && isDoubtful() ? 'needs-review' : found;
}

/** 'Glucagon lowers it' where the question was what raises it. */
function turnsQuestion({ wanted, given, known: { asked } }: Wording): boolean {
  const added = given.filter((word) => !wanted.includes(word) && !asked.includes(word));
  return added.some((word) => asked.some((one) => areOpposed(one, word)));
}
