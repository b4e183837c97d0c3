import { attemptLimits } from '@engram/core/limits.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { PublicQuestion } from '@engram/core/questions/public-question.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { readTitle } from '@engram/core/rich-text/read-title.ts';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { readWords } from '../rich-text/read-blocks.ts';
import { RichLine } from '../rich-text/rich-text.tsx';
import { AnswerOptions } from '../ui/studying/answer-options.tsx';
import { CheckboxOptions } from '../ui/studying/checkbox-options.tsx';
import type { MatchFeedback } from '../ui/studying/matched-text.tsx';
import { MatchingRows } from '../ui/studying/matching-rows.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { letterOf } from './option-letters.ts';
import { answerMessages as messages } from './messages.ts';
import { readChoice, readChoices, readPairs } from './read-answer.ts';

/** How an answer was, for those who are told at once. */
export type AnswerFeedback = {
  /** By option id; a tag says it in words. */
  options?: Readonly<Record<string, { feedback: 'correct' | 'wrong'; tag?: string | undefined }>>;
  /** Options that were tried already, and cannot be chosen again (C37). */
  closedOptions?: readonly string[];
  /** By id of column A; shown once the control is disabled. */
  rows?: Readonly<Record<string, MatchFeedback>>;
  /** Of a text in a sentence. */
  blank?: 'correct' | 'wrong' | undefined;
};

export type AnswerControlProps = {
  /** With or without its key: the controls know nothing of it. */
  question: Question | PublicQuestion;
  /** The id of the question's heading, which names the control. */
  labelledBy: string;
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
  isDisabled?: boolean;
  isCompact?: boolean;
  feedback?: AnswerFeedback | undefined;
};

/** Where a learner answers (N18). Nothing for a blank, which stands in the sentence itself. */
export function AnswerControl(props: AnswerControlProps) {
  const { question, labelledBy, answer, onAnswer, isDisabled = false, feedback } = props;
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
      return (
        <AnswerOptions
          labelledBy={labelledBy}
          value={readChoice(answer)}
          onChange={onAnswer}
          isDisabled={isDisabled}
          isCompact={props.isCompact ?? false}
          isPair={question.type === 'true-false'}
          options={question.options.map(({ id, text }, index) => ({
            value: id,
            letter: letterOf(question.type, index),
            text: <RichLine text={text} format={question.format} />,
            isDisabled: feedback?.closedOptions?.includes(id) ?? false,
            ...feedback?.options?.[id],
          }))}
        />
      );
    case 'multiple-answer':
      return (
        <div className="grid gap-3">
          <p className="type-xs text-ink-3">{messages.chooseAll}</p>
          <CheckboxOptions
            labelledBy={labelledBy}
            values={readChoices(answer)}
            onChange={onAnswer}
            isDisabled={isDisabled}
            options={question.options.map(({ id, text }, index) => ({
              value: id,
              letter: letterOf(question.type, index),
              text: <RichLine text={text} format={question.format} />,
              ...feedback?.options?.[id],
            }))}
          />
        </div>
      );
    case 'matching':
      return <MatchingControl {...props} question={question} />;
    case 'short-answer':
      return (
        <TextArea
          isMaterial
          aria-labelledby={labelledBy}
          className="min-h-24!"
          maxLength={attemptLimits.maxAnswerLength}
          value={readChoice(answer) ?? ''}
          disabled={isDisabled}
          onChange={(event) => onAnswer(event.target.value)}
        />
      );
    case 'fill-in-blank':
      return null;
  }
}

type MatchingControlProps = AnswerControlProps & {
  question: Extract<Question | PublicQuestion, { type: 'matching' }>;
};

function MatchingControl(props: MatchingControlProps) {
  const { question, labelledBy, answer, onAnswer, isDisabled = false, feedback } = props;
  const pairs = readPairs(answer);
  return (
    <MatchingRows
      labelledBy={labelledBy}
      selectLabel={messages.matchFor}
      placeholder={messages.chooseMatch}
      unanswered={messages.notAnswered}
      used={messages.used}
      usedTwice={messages.usedTwice}
      choices={question.columnB.map(({ id, text }) => ({
        value: id,
        ...drawChoice(text, question.format),
      }))}
      rows={question.columnA.map(({ id, text }) => ({
        id,
        text: <RichLine text={text} format={question.format} />,
        value: pairs[id],
        checked: feedback?.rows?.[id],
      }))}
      onChange={(rowId, value) => onAnswer(withPair(pairs, rowId, value))}
      isDisabled={isDisabled}
    />
  );
}

function drawChoice(text: string, format: TextFormat | undefined) {
  const words = readWords(text, format);
  if (words !== undefined) return { text: words };
  return { text: readTitle(text), shown: <RichLine text={text} format={format} /> };
}

/** An empty choice takes the pair back. */
function withPair(pairs: Record<string, string>, rowId: string, value: string) {
  const { [rowId]: _, ...others } = pairs;
  return value === '' ? others : { ...others, [rowId]: value };
}
