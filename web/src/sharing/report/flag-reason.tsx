import type { Answer } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { Flag } from '@engram/core/sharing/analysis/flag.ts';
import type { ReactNode } from 'react';
import { AnswerLine } from '../../questions/answer-line.tsx';
import { flagMessages as messages } from './messages.ts';

type FlagReasonProps = { question: Question; flag: Flag };

/** Why a question is flagged, with the numbers. */
export function FlagReason({ question, flag }: FlagReasonProps): ReactNode {
  if (flag.kind === 'too-easy') return messages.tooEasy(flag.right);
  const answer = <Quoted question={question} answer={flag.answer} />;
  switch (flag.kind) {
    case 'miskeyed':
      return (
        <>
          {isMissed(flag.strong) ? messages.missed : messages.betterElsewhere}{' '}
          {messages.took(flag, isTyped(question))} {answer}
          {messages.keySays} <Quoted question={question} answer={flag.key} />
          {messages.end}
        </>
      );
    case 'narrow-key':
      return (
        <>
          {messages.wrote(flag.taken.count)} {answer}
          {messages.end} {messages.amongStrongest(flag.strong.count)}
        </>
      );
    case 'ambiguous':
      return (
        <>
          {messages.split} {messages.took(flag, isTyped(question))} {answer}
          {messages.tookKey(flag.keyTaken.count)} <Quoted question={question} answer={flag.key} />
          {messages.end}
        </>
      );
    case 'broken-option':
      return (
        <>
          {flag.why === 'untaken' ? messages.untaken(flag.taken) : messages.drawsStrong(flag)}{' '}
          {answer}
          {flag.why === 'untaken' ? messages.end : messages.thanWeak(flag.weak)}
        </>
      );
  }
}

/** In the letters of questions, so that it is seen where its words end. */
function Quoted({ question, answer }: { question: Question; answer: Answer }) {
  return (
    <span className="font-serif text-ink">
      <AnswerLine question={question} answer={answer} />
    </span>
  );
}

/** By half of them at least. */
function isMissed({ count, of }: { count: number; of: number }): boolean {
  return 2 * count >= of;
}

function isTyped({ type }: Question): boolean {
  return type === 'short-answer' || type === 'fill-in-blank';
}
