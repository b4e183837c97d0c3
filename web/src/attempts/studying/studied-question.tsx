import type { StudySession, StudyStep } from '@engram/core/attempts/study-session.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useEffect, useRef } from 'react';
import { RichText } from '../../rich-text/rich-text.tsx';
import { TestQuote } from '../../practice-tests/test-quote.tsx';
import { focusField, focusQuestion } from '../../questions/focus-question.ts';
import { Card } from '../../ui/card.tsx';
import { Feedback } from '../answering/feedback.tsx';
import { ImmediateQuestion } from '../answering/immediate-question.tsx';
import { answeringMessages } from '../answering/messages.ts';
import { studyMessages as messages } from './messages.ts';
import type { StudyState } from './study-state.ts';

type StudiedQuestionProps = {
  state: StudyState;
  session: StudySession;
  question: Question;
  take: (step: StudyStep) => void;
  keys: { isOn: boolean; leave: () => void };
};

export function StudiedQuestion({ state, session, question, take, keys }: StudiedQuestionProps) {
  const { questions, given, turns } = session;
  const { studyMaterial, parts } = state;
  const { format, explanation, source } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (turns === 0) {
      focusField(heading.current);
      return;
    }
    focusQuestion(heading.current);
    window.scrollTo({ top: 0 });
  }, [turns]);

  useEffect(() => {
    if (given) feedback.current?.scrollIntoView({ block: 'nearest' });
  }, [given]);

  return (
    <ImmediateQuestion
      question={question}
      given={given}
      canRetry={false}
      isCompact
      onAnswer={(answer) => take({ step: 'answer', answer })}
      position={messages.position(questions.indexOf(question) + 1, questions.length)}
      headingRef={heading}
      keys={{
        ...keys,
        next: () => take({ step: 'next' }),
        report: () => undefined,
        hint: () => undefined,
      }}
    >
      {(standing) => (
        <div ref={feedback}>
          <Card
            as="section"
            aria-label={answeringMessages.feedback}
            className={
              standing.verdict === undefined ? 'sr-only' : 'overflow-hidden *:rounded-none!'
            }
          >
            <Feedback
              question={question}
              given={given}
              standing={standing}
              onJudge={(verdict) => take({ step: 'judge', verdict })}
            />
            {standing.isOver && (explanation !== '' || source) && (
              <div className="grid gap-4 px-5 pt-4.5 pb-5">
                {explanation !== '' && (
                  <div className="text-ink-2 wrap-anywhere">
                    <RichText text={explanation} format={format} />
                  </div>
                )}
                {source && (
                  <TestQuote
                    source={source}
                    format={format}
                    studyMaterial={studyMaterial}
                    parts={parts}
                  />
                )}
              </div>
            )}
          </Card>
        </div>
      )}
    </ImmediateQuestion>
  );
}
