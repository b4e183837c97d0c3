import { termQuestion } from '@engram/core/flashcards/make-card-draft.ts';
import type {
  BlindItem,
  SolvedItem,
  SolveTask,
  WrittenItem,
} from '@engram/core/generation/model-contract.ts';
import { pickIndex, seedRandom, type Random } from '@engram/core/seeded-random.ts';
import { fold, foldStem } from '../../study-texts/fold.ts';
import type { Fact, SetFact } from '../../study-texts/study-text.ts';
import { studyTexts } from '../../study-texts/study-texts.ts';
import { choose, chooseAll, nothing, say, type Solution } from './solution.ts';
import { quoteItems, type QuotedItem } from './read-passage.ts';
import type { Memory } from './remember-items.ts';

type Solving = {
  task: SolveTask;
  seed: string;
  errorShare: number;
  /** Of what was written by rule, which no table knows. */
  memory?: Memory | undefined;
};

/**
 * Answers from the truth tables of our texts, or from memory where no table knows the question. It
 * sees no key and no list of faults, and errs in a share of the questions.
 */
export function solveItems({ task, seed, errorShare, memory }: Solving): SolvedItem[] {
  return quoteItems(task).map((item) => {
    const random = seedRandom(`${seed}:solve:${fold(item.text)}:${item.passage.length}`);
    const solution = solveByTable(item) ?? recall(item, memory?.find(item));
    const isMistaken = random() < errorShare;
    const said = isMistaken ? mistake(item, solution, random) : solution;
    return { no: item.no, isProven: said.answer.length > 0, flaw: '', ...said };
  });
}

/** Nothing where no table knows the question. */
function solveByTable(item: QuotedItem): Solution | undefined {
  const stem = foldStem(item.text);
  switch (item.type) {
    case 'multiple-choice': {
      const fact = tables.asks.get(stem);
      if (!fact) return undefined;
      return proves(item.passage, fact) ? choose(item, fact.right) : nothing;
    }
    case 'multiple-answer': {
      const set = tables.sets.get(stem);
      if (!set) return undefined;
      return proves(item.passage, set) ? chooseAll(item, set.right) : nothing;
    }
    case 'true-false': {
      const known = tables.statements.get(stem);
      if (!known) return undefined;
      return proves(item.passage, known.fact) ? say(item, known.isTrue) : nothing;
    }
    case 'short-answer':
    case 'fill-in-blank': {
      const fact = tables.asks.get(stem) ?? tables.clozes.get(stem) ?? findTerm(stem);
      if (!fact) return undefined;
      if (!proves(item.passage, fact)) return nothing;
      return { answer: fact.right.slice(0, 1), isOnlyAnswer: true };
    }
    case 'matching':
      return match(item);
  }
}

function recall(item: QuotedItem, known: WrittenItem | undefined): Solution {
  if (!known?.quotes.every((quote) => proves(item.passage, { quote }))) return nothing;
  switch (item.type) {
    case 'multiple-choice':
      return choose(item, known.correct);
    case 'multiple-answer':
      return chooseAll(item, known.correct);
    case 'true-false':
      return say(item, known.correct[0] === 'True');
    case 'short-answer':
    case 'fill-in-blank':
      return { answer: known.correct, isOnlyAnswer: true };
    case 'matching': {
      const idOf = (column: BlindItem['columnA'], wanted: string) =>
        column.find(({ text }) => fold(text) === fold(wanted))?.id ?? '';
      const answer = known.pairs.map(
        ({ left, right }) => `${idOf(item.columnA, left)}=${idOf(item.columnB, right)}`,
      );
      return { answer, isOnlyAnswer: true };
    }
  }
}

/** What a flashcard describes. */
function findTerm(stem: string): Fact | undefined {
  const asks = foldStem(termQuestion);
  return stem.startsWith(asks) ? tables.descriptions.get(stem.slice(asks.length + 2)) : undefined;
}

function match({ columnA, columnB, passage }: QuotedItem): Solution | undefined {
  const facts = columnB.map(({ text }) => tables.descriptions.get(foldStem(text)));
  if (!facts.some((fact) => fact !== undefined)) return undefined;
  const answer = columnB.flatMap(({ id }, index) => {
    const fact = facts[index];
    if (!fact || !proves(passage, fact)) return [];
    const { answer: lefts } = choose({ options: columnA }, fact.right);
    return lefts.map((left) => `${left}=${id}`);
  });
  const isWhole = new Set(answer.map((pair) => pair.split('=')[0])).size === columnA.length;
  return { answer, isOnlyAnswer: isWhole && answer.length === columnA.length };
}

function proves(passage: string, { quote }: Pick<Fact, 'quote'>): boolean {
  return fold(passage).includes(fold(quote));
}

/** A slip of a solver: another option, the other truth, a pair too few, another word. */
function mistake(item: QuotedItem, solution: Solution, random: Random): Solution {
  if (solution.answer.length === 0) return solution;
  if (item.type === 'multiple-answer' || item.type === 'matching') {
    return { ...solution, answer: solution.answer.slice(1) };
  }
  if (item.type === 'short-answer' || item.type === 'fill-in-blank') {
    return { ...solution, answer: ['no idea'] };
  }
  const others = item.options.filter(({ id }) => !solution.answer.includes(id));
  const other = others[pickIndex(random, others.length)]?.id;
  return { answer: other === undefined ? [] : [other], isOnlyAnswer: true };
}

const tables = makeTables();

function makeTables() {
  const facts = studyTexts.flatMap((text) => text.facts);
  const sets = studyTexts.flatMap((text) => text.sets);
  return {
    asks: new Map(facts.map((fact) => [foldStem(fact.ask), fact])),
    clozes: new Map(facts.map((fact) => [foldStem(fact.cloze?.text ?? fact.ask), fact])),
    sets: new Map<string, SetFact>(sets.map((set) => [foldStem(set.ask), set])),
    descriptions: new Map(facts.map((fact) => [foldStem(fact.describes ?? fact.ask), fact])),
    statements: new Map(
      facts.flatMap((fact) => [
        ...fact.falseStatements.map(
          (text) => [foldStem(text), { fact, isTrue: false }] satisfies [string, object],
        ),
        [foldStem(fact.statement), { fact, isTrue: true }] satisfies [string, object],
      ]),
    ),
  };
}
