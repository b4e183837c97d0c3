import { describe, expect, it } from 'vitest';
import type { Question } from '../questions/question.ts';
import type { Outcome, OutcomeVerdict } from './attempt.ts';
import { countResults } from './count-results.ts';
import { describeScore } from './describe-score.ts';
import { makeStatement } from './sample-statement.ts';

type Group = { topic?: string; isGap?: boolean } & Partial<Record<OutcomeVerdict, number>>;

/** As many outcomes of each group as it says. */
function meaningOf(...groups: Group[]) {
  const asked = groups.flatMap(({ topic = null, isGap = false, ...counts }) =>
    listVerdicts(counts).map((verdict) => ({ topic, isGap, verdict })),
  );
  const questions = asked.map(({ topic, isGap }, place) => makeQuestion(place, { topic, isGap }));
  const outcomes = questions.map(({ id: questionId }, place): Outcome => {
    const verdict = asked[place]?.verdict ?? 'unanswered';
    const answer = verdict === 'unanswered' ? null : 'True';
    const counted = { round: 0, attempts: 1, isOwnVerdict: false };
    return { ...counted, questionId, answer, firstAnswer: null, verdict };
  });
  const results = countResults(outcomes, '2026-03-14T09:10:00.000Z');
  return describeScore({ results, questions, outcomes });
}

function listVerdicts(counts: Partial<Record<OutcomeVerdict, number>>): OutcomeVerdict[] {
  const { correct = 0, incorrect = 0, unanswered = 0, 'needs-review': waiting = 0 } = counts;
  return [
    ...Array<OutcomeVerdict>(correct).fill('correct'),
    ...Array<OutcomeVerdict>(incorrect).fill('incorrect'),
    ...Array<OutcomeVerdict>(unanswered).fill('unanswered'),
    ...Array<OutcomeVerdict>(waiting).fill('needs-review'),
  ];
}

function makeQuestion(
  place: number,
  { topic, isGap }: { topic: string | null; isGap: boolean },
): Question {
  const { id, ...common } = { ...makeStatement(place + 1), topic };
  if (!isGap) return { ...common, id };
  return {
    version: 1,
    id,
    topic,
    type: 'fill-in-blank',
    text: 'At rest a _____ ion.',
    correctAnswer: 'magnesium',
    acceptedAnswers: [],
    explanation: '',
    hint: '',
    source: null,
    madeBy: 'ai',
    isVerified: true,
  };
}

describe('the sentence', () => {
  it('names the best topic and the one where most points went', () => {
    expect(
      meaningOf(
        { topic: 'Glycolysis', correct: 5 },
        { topic: 'Krebs cycle', correct: 4, incorrect: 1 },
        { topic: 'Electron transport chain', correct: 3, incorrect: 4, unanswered: 1 },
      ),
    ).toEqual({
      title: 'You have the outline',
      sentence: 'You did best on Glycolysis and lost the most points on Electron transport chain.',
    });
  });

  it('calls nothing the best that is not: below 70%, or one answer alone', () => {
    const worst = 'You lost the most points on Receptors.';
    expect(
      meaningOf({ topic: 'Receptors', incorrect: 3 }, { topic: 'Plasticity', correct: 1 }).sentence,
    ).toBe(worst);
    expect(
      meaningOf(
        { topic: 'Receptors', incorrect: 3 },
        { topic: 'Plasticity', correct: 2, incorrect: 2 },
      ).sentence,
    ).toBe(worst);
  });

  it('calls no place the weak one that is a strength below', () => {
    expect(
      meaningOf(
        { topic: 'Light reactions', correct: 7, incorrect: 2 },
        { topic: 'Stomata', correct: 3 },
      ).sentence,
    ).not.toContain('lost the most points');
  });

  it('goes by types where there are no topics', () => {
    expect(meaningOf({ correct: 3 }, { isGap: true, incorrect: 2, correct: 1 }).sentence).toBe(
      'You did best on true or false questions and lost the most points on fill in the blank questions.',
    );
  });

  it('only counts where one group is all there is, or no place stands out', () => {
    expect(meaningOf({ correct: 2, incorrect: 1 }).sentence).toBe('You missed 1 of 3 questions.');
    expect(
      meaningOf(
        { topic: 'Receptors', correct: 1, incorrect: 1 },
        { topic: 'Plasticity', correct: 1, unanswered: 1 },
      ).sentence,
    ).toBe('You missed 2 of 4 questions.');
  });

  it('blames no place for a single slip', () => {
    expect(meaningOf({ correct: 3 }, { isGap: true, incorrect: 1 }).sentence).toBe(
      'You missed 1 of 4 questions.',
    );
  });

  it('counts what was graded alone', () => {
    expect(meaningOf({ correct: 1, incorrect: 1, 'needs-review': 2 }).sentence).toBe(
      'You missed 1 of 2 questions.',
    );
  });
});

describe('the title', () => {
  it.each([
    [8, 2, 'You know this well'],
    [79, 21, 'You know most of this'],
    [7, 3, 'You know most of this'],
    [69, 31, 'You have the outline'],
    [6, 4, 'You have the outline'],
    [59, 41, 'You have made a start'],
    [3, 7, 'You have made a start'],
    [2, 8, 'This is still new to you'],
  ])('of %i right and %i wrong: %s', (correct, incorrect, title) => {
    expect(meaningOf({ correct, incorrect }).title).toBe(title);
  });

  it('says that all was right, also where some still waits', () => {
    expect(meaningOf({ correct: 4 })).toEqual({
      title: 'You know all of it',
      sentence: 'All 4 answers were right.',
    });
    expect(meaningOf({ correct: 1, 'needs-review': 1 }).sentence).toBe(
      'Your one answer was right.',
    );
  });

  it('blames nobody who answered nothing', () => {
    expect(meaningOf({ unanswered: 3 })).toEqual({
      title: 'Nothing was answered',
      sentence: 'Read your material once more, then try again.',
    });
  });

  it('has no score to speak of while everything waits', () => {
    expect(meaningOf({ 'needs-review': 2 })).toEqual({
      title: 'No score yet',
      sentence: '2 answers need your eye before there is a score.',
    });
  });
});
