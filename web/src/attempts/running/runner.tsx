import type { Answer } from '@engram/core/questions/answer.ts';
import type { TestLayout } from '@engram/core/practice-tests/config.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { PublicQuestion } from '@engram/core/questions/public-question.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useKeyList } from '../../keys/key-lists.ts';
import { useKeysSetting } from '../../keys/use-keys-setting.ts';
import { MakingNotes } from '../../practice-tests/making-notes.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { answerKey } from '../keeping/kept-attempt.ts';
import { chooseOption } from './asking/choose-option.ts';
import { Countdown } from './timer/countdown.tsx';
import { HorizontalQuestions } from './asking/horizontal-questions.tsx';
import { runnerMessages as messages } from './messages.ts';
import { QuestionGrid } from './asking/question-grid.tsx';
import { RunnerBar } from './runner-bar.tsx';
import { RunnerFooter } from './runner-footer.tsx';
import { RunnerSide } from './runner-side.tsx';
import { KeptHere, SaveState } from './leaving/save-state.tsx';
import { StudyMaterial } from './study-material.tsx';
import { UnansweredDialog } from './leaving/unanswered-dialog.tsx';
import { findGaps, type Gaps, noGaps, useAnswered } from './asking/use-answered.ts';
import { useLeaveGuard } from './leaving/use-leave-guard.tsx';
import { usePlace } from './use-place.ts';
import { useQuestionParts } from './asking/use-question-parts.ts';
import { useReport } from './asking/use-report.tsx';
import { useQuestionTime } from './timer/use-question-time.ts';
import { useRunnerKeys } from './use-runner-keys.ts';
import { VerticalQuestions } from './asking/vertical-questions.tsx';

/** What it takes to ask a test; its keys are no part of that. */
export type AskedTest = {
  title: string;
  name: string;
  layout: TestLayout;
  questions: readonly PublicQuestion[];
};

type RunnerProps = {
  uid: string;
  attemptId: string;
  asked: AskedTest;
  /** With its hints, reports and material. None of them for a test that somebody shared (N38). */
  own?: PracticeTest;
  /** Whether the server was asked for its time; before that a guess must end nothing. */
  isClockAsked: boolean;
  /** In words, what leaving means. */
  leaveText: string;
  /** Where the answers are, where that is neither the learner's account nor this browser alone. */
  saveState?: ReactNode;
  onLeave: () => void;
};

/**
 * A test that is submitted as a whole, in one of its two layouts [RUN-03] [RUN-04]. What follows on
 * its end is for whoever shows it.
 */
export function Runner(props: RunnerProps) {
  const { uid, attemptId, asked: test, own, isClockAsked, leaveText, onLeave } = props;
  const { questions } = test;
  const total = questions.length;
  const isVertical = test.layout === 'vertical';
  const asked = { uid, attemptId, questions };
  const answered = useAnswered(asked);
  const { place, goTo, note } = usePlace({
    uid,
    attemptId,
    first: () => findGaps(asked).numbers[0] ?? 1,
  });
  const current = Math.min(Math.max(1, place.number), total);
  const { parts, pressHint, focusGrid } = useQuestionParts({
    current,
    moves: place.moves,
    isAlone: !isVertical,
  });
  const [gaps, setGaps] = useState<Gaps>(noGaps);
  const [hasKeys] = useKeysSetting();
  useKeyList(own ? messages.keyList : messages.sharedKeyList);
  const guard = useLeaveGuard({ uid, attemptId, text: leaveText, onLeave });
  const noteTime = useCallback(
    (questionId: string, ms: number) => attemptsOf(uid).noteTime(attemptId, { questionId, ms }),
    [uid, attemptId],
  );
  const tellTime = useQuestionTime({
    questionId: questions[current - 1]?.id,
    onSpent: noteTime,
    isActive: own === undefined,
  });

  const end = useCallback(() => {
    tellTime();
    attemptsOf(uid).submit(attemptId, new Date());
  }, [uid, attemptId, tellTime]);
  const answer = useCallback(
    (questionId: string, given: Answer) =>
      attemptsOf(uid).answer(attemptId, { questionId, answer: given }),
    [uid, attemptId],
  );
  const reporting = useReport({
    uid,
    attemptId,
    onReported: ({ number, isLast }) => {
      if (!isLast) goTo(number + 1); // [RUN-20] (N23)
    },
    onUndone: ({ number }) => goTo(number),
  });
  const { reportedId, ask: askToReport } = reporting;
  const report = useCallback(
    (number: number) => {
      const question = questions[number - 1];
      const isLast = number === questions.length;
      if (own && question) askToReport({ questionId: question.id, number, isLast });
    },
    [own, questions, askToReport],
  );

  function submit() {
    const found = findGaps(asked);
    if (found.numbers.length === 0) end(); // [RUN-14]
    else setGaps(found);
  }

  function choose(index: number) {
    const question = questions[current - 1];
    if (!question) return;
    const given = attemptsOf(uid).find(attemptId)?.answers[answerKey(question.id)];
    const next = chooseOption(question, given?.answer ?? null, index);
    if (next !== undefined) answer(question.id, next);
  }

  useRunnerKeys({
    isOn: hasKeys,
    question: questions[current - 1],
    isFieldLeft: true,
    actions: {
      choose,
      previous: () => {
        if (current > 1) goTo(current - 1);
      },
      next: () => {
        if (current < total) goTo(current + 1);
      },
      showGrid: focusGrid,
      report: () => report(current),
      hint: pressHint,
      leave: guard.ask,
    },
  });

  const count = answered.filter(Boolean).length;
  const grid = {
    answered,
    reported:
      reportedId === undefined ? undefined : questions.findIndex(({ id }) => id === reportedId) + 1,
    current,
    onSelect: goTo,
  };
  const shown = {
    uid,
    attemptId,
    questions,
    own,
    isReportUsed: reportedId !== undefined,
    parts,
    onAnswer: answer,
    onReport: report,
  };
  return (
    <>
      <RunnerBar
        title={test.title}
        name={test.name}
        onBack={guard.ask}
        progress={{ percent: (100 * count) / total, text: messages.answered(count, total) }}
      >
        <Countdown uid={uid} attemptId={attemptId} isClockAsked={isClockAsked} onOver={end} />
      </RunnerBar>
      <div
        data-question-grid
        className={`wrap py-3 md:hidden ${isVertical ? 'sticky top-17 z-12 bg-paper/94 backdrop-blur-md [@media(height<30rem)]:static' : ''}`}
      >
        <QuestionGrid {...grid} />
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start justify-between gap-x-[clamp(28px,5vw,72px)] gap-y-8 pt-3 pb-10 md:grid-cols-[minmax(0,1fr)_220px] md:pt-[clamp(24px,4vw,44px)] lg:grid-cols-[minmax(0,45rem)_276px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {own && (isVertical || current === 1) && <MakingNotes making={own.making} />}
          {isVertical ? (
            <VerticalQuestions {...shown} onVisit={note} />
          ) : (
            <HorizontalQuestions {...shown} current={current} hasKeys={hasKeys} />
          )}
        </div>
        <RunnerSide grid={grid} isSticky={isVertical}>
          {own && <StudyMaterial test={own} />}
        </RunnerSide>
      </div>
      <RunnerFooter>
        {isVertical ? (
          <span className="type-sm text-ink-2">{messages.answered(count, total)}</span>
        ) : (
          <Button disabled={current === 1} onClick={() => goTo(current - 1)}>
            <Icon icon={ArrowLeft} />
            {messages.previous}
          </Button>
        )}
        {props.saveState ?? <WhereKept uid={uid} attemptId={attemptId} isOwn={own !== undefined} />}
        {isVertical || current === total ? (
          <Button variant="primary" onClick={submit}>
            {messages.submit}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => goTo(current + 1)}>
            {messages.next}
            <Icon icon={ArrowRight} />
          </Button>
        )}
      </RunnerFooter>
      <UnansweredDialog
        gaps={gaps}
        onCancel={() => setGaps(noGaps)}
        onGoTo={(number) => {
          setGaps(noGaps);
          goTo(number);
        }}
        onConfirm={() => {
          setGaps(noGaps);
          end();
        }}
      />
      {guard.dialog}
      {reporting.dialog}
    </>
  );
}

function WhereKept({ isOwn, ...attempt }: { uid: string; attemptId: string; isOwn: boolean }) {
  return isOwn ? <SaveState {...attempt} /> : <KeptHere {...attempt} />;
}
