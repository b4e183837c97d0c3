import { pointsOf } from '@engram/core/questions/question.ts';
import type { UngradedQuestion } from '@engram/core/sharing/correcting/ungraded.ts';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { RunnerBar } from '../../attempts/running/runner-bar.tsx';
import { useKeyList } from '../../keys/key-lists.ts';
import { KeysSetting } from '../../keys/keys-setting.tsx';
import { useKeysSetting } from '../../keys/use-keys-setting.ts';
import { paths, pathsOf } from '../../paths.ts';
import { QuestionContext } from '../../questions/question-context.tsx';
import { drawGapLine } from '../../questions/blanked-text.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AnswerCard, refuseKey } from './answer-card.tsx';
import { DeskAside } from './desk-aside.tsx';
import { JudgeRow } from './judge-row.tsx';
import { deskMessages as messages, shareNames } from './messages.ts';
import { UndoBar } from './undo-bar.tsx';
import { type Desk, type DeskItem, useDesk } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';

type DeskViewProps = {
  code: string;
  title: string;
  questions: readonly UngradedQuestion[];
  /** For what came since, and what was too much to be shown at once. */
  onGoOn: () => void;
};

/** What waits to be judged of one test, wording by wording. */
export function DeskView({ code, title, questions, onGoOn }: DeskViewProps) {
  const desk = useDesk(code, questions);
  const navigate = useNavigate();
  const [hasKeys] = useKeysSetting();
  useKeyList(messages.keys);
  const { items, judged, current, undo } = desk;
  useDeskKeys(hasKeys, { U: undo });
  const all = questions.reduce((sum, { waiting }) => sum + waiting, 0);
  const done = items.reduce(
    (sum, { place, wording }) => sum + (judged.has(place) ? wording.count : 0),
    0,
  );
  return (
    <>
      <RunnerBar
        title={messages.title}
        name={title}
        onBack={() => void navigate(pathsOf.shareReport(code))}
        backLabel={messages.report}
        progress={{
          percent: (100 * done) / all,
          text: messages.progress(done, all),
          label: messages.progressLabel,
        }}
      >
        <p className="type-sm whitespace-nowrap text-ink-2">{messages.progress(done, all)}</p>
      </RunnerBar>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 pt-[clamp(16px,3vw,40px)] pb-10">
        <p role="status" className="sr-only">
          {announce(desk)}
        </p>
        <UndoBar desk={desk} hasKeys={hasKeys} />
        {current ? (
          <>
            <Judging key={current.place} desk={desk} item={current} hasKeys={hasKeys} />
            <KeysSetting />
          </>
        ) : (
          <Done code={code} count={done} isAll={done >= all} onGoOn={onGoOn} />
        )}
      </div>
    </>
  );
}

/** Read out: what was done, and what is asked now. */
function announce({ last, undone, current }: Desk): string {
  const after = current
    ? messages.next(current.wording.count, current.wording.wording)
    : messages.done;
  if (undone) return `${messages.undone(undone.wording.wording)}. ${after}`;
  return last ? `${shareNames[last.share]}. ${after}` : '';
}

type JudgingProps = { desk: Desk; item: DeskItem; hasKeys: boolean };

function Judging({ desk, item, hasKeys }: JudgingProps) {
  const [isAccepting, setIsAccepting] = useState(false);
  const { number, question } = item.question;
  const mayAccept = refuseKey(item) === undefined;
  useDeskKeys(hasKeys, {
    1: () => desk.judge(1, isAccepting && mayAccept),
    2: () => desk.judge(0.5, false),
    3: () => desk.judge(0, false),
    A: mayAccept ? () => setIsAccepting(!isAccepting) : undefined,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="type-sm font-semibold text-ink-2">
            {messages.question(number, pointsOf(question))}
          </p>
          <QuestionContext context={question.context} format={question.format} />
          <h2 className="font-serif text-[clamp(1.25rem,1.05rem+0.9vw,1.75rem)] leading-[1.3] font-medium wrap-anywhere">
            <RichText text={question.text} format={question.format} drawGap={drawGapLine} />
          </h2>
        </div>
        <AnswerCard item={item} isAccepting={isAccepting} onAccepting={setIsAccepting} />
        <JudgeRow
          points={pointsOf(question)}
          hasKeys={hasKeys}
          onJudge={(share) => desk.judge(share, isAccepting && mayAccept)}
        />
      </div>
      <DeskAside desk={desk} item={item} />
    </div>
  );
}

type DoneProps = { code: string; count: number; isAll: boolean; onGoOn: () => void };

function Done({ code, count, isAll, onGoOn }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The buttons that were pressed are gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Card as="section" className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <h2 ref={heading} tabIndex={-1} className="type-h2">
        {isAll ? messages.done : messages.moreWait}
      </h2>
      <p className="text-ink-2">{messages.doneText(count)}</p>
      <span className="flex flex-wrap justify-center gap-2">
        <Link to={paths.grading} className={buttonClass()}>
          {messages.toGrading}
        </Link>
        {isAll ? (
          <Link to={pathsOf.shareReport(code)} className={buttonClass({ variant: 'primary' })}>
            {messages.toReport}
          </Link>
        ) : (
          <Button variant="primary" onClick={onGoOn}>
            {messages.goOn}
          </Button>
        )}
      </span>
    </Card>
  );
}
