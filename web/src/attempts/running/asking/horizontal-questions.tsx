import type { Answer } from '@engram/core/questions/answer.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { PublicQuestion } from '@engram/core/questions/public-question.ts';
import { AskedQuestion } from '../../../questions/asked-question.tsx';
import { letterOf } from '../../../questions/option-letters.ts';
import { Key } from '../../../ui/key.tsx';
import { useGivenAnswer } from '../../keeping/use-attempts.ts';
import { Hint } from './hint.tsx';
import { runnerMessages as messages } from '../messages.ts';
import { ReportButton } from './report-button.tsx';
import type { QuestionParts } from './use-question-parts.ts';

export type QuestionsProps = {
  uid: string;
  attemptId: string;
  questions: readonly PublicQuestion[];
  /** With hints and reports; a shared test has neither (N38). */
  own: PracticeTest | undefined;
  isReportUsed: boolean;
  parts: QuestionParts;
  onAnswer: (questionId: string, answer: Answer) => void;
  onReport: (number: number) => void;
};

type HorizontalQuestionsProps = QuestionsProps & { current: number; hasKeys: boolean };

/** One question at a time [RUN-03]. */
export function HorizontalQuestions(props: HorizontalQuestionsProps) {
  const { uid, attemptId, questions, own, current, parts } = props;
  const question = questions[current - 1];
  const ownQuestion = own?.questions[current - 1];
  const given = useGivenAnswer({ uid, id: attemptId }, question?.id ?? '');
  if (!question) return null;
  return (
    <AskedQuestion
      key={question.id}
      question={question}
      answer={given?.answer ?? null}
      onAnswer={(answer) => props.onAnswer(question.id, answer)}
      position={messages.position(current, questions.length)}
      isFramed={false}
      size="large"
      headingRef={(heading) => parts.noteHeading(current, heading)}
      action={
        own && <ReportButton isUsed={props.isReportUsed} onReport={() => props.onReport(current)} />
      }
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        {own && ownQuestion && (
          <Hint
            testId={own.id}
            question={ownQuestion}
            buttonRef={(button) => parts.noteHint(current, button)}
          />
        )}
        {props.hasKeys && 'options' in question && (
          <KeyNames letters={question.options.map((_, index) => letterOf(question.type, index))} />
        )}
        {props.hasKeys && question.type === 'short-answer' && <NextKeys />}
      </div>
    </AskedQuestion>
  );
}

/** Enter is a new line there. */
function NextKeys() {
  const { ctrl, enter, isNext } = messages.keys;
  return (
    <span aria-hidden="true" className={keysLook}>
      <Key name={ctrl} /> <Key name={enter} /> {isNext}
    </span>
  );
}

const keysLook = 'flex min-h-11 items-center gap-1.5 type-xs text-ink-3 max-lg:hidden';

function KeyNames({ letters }: { letters: string[] }) {
  const { to, or, choose, previous, next, move } = messages.keys;
  const [first = '', last = ''] = [letters[0], letters.at(-1)];
  return (
    // The same is said in full beside the switch that turns them off.
    <span aria-hidden="true" className={keysLook}>
      <Key name={first} /> {letters.length > 2 ? to : or} <Key name={last} /> {choose}{' '}
      <Key name={previous} /> <Key name={next} /> {move}
    </span>
  );
}
