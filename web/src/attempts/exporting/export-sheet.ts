import type { Outcome, Results } from '@engram/core/attempts/attempt.ts';
import type { PracticeTest, TestPart } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';

/** What is exported: a test, with what became of it if it was taken. */
export type ExportSheet = {
  title: string;
  /** When it was taken or made. */
  date: string;
  results: Results | undefined;
  timeTakenSeconds: number | undefined;
  entries: readonly SheetEntry[];
  studyMaterial: string;
  parts: readonly TestPart[];
};

export type SheetEntry = {
  key: string;
  number: number;
  question: Question;
  outcome: Outcome | undefined;
};

/** A test that nobody has to have taken. */
export function sheetOfTest(test: PracticeTest): ExportSheet {
  const { name, createdAt, questions, studyMaterial, parts } = test;
  return {
    title: name,
    date: createdAt,
    results: undefined,
    timeTakenSeconds: undefined,
    entries: questions.map((question, index) => ({
      key: question.id,
      number: index + 1,
      question,
      outcome: undefined,
    })),
    studyMaterial,
    parts,
  };
}
