import type { Question } from '@engram/core/questions/question.ts';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { UnusedNumbers } from '../../marks/desk/unused-numbers.tsx';
import type { Desk } from '../../marks/desk/use-desk.ts';
import type { Trial } from '../keeping/trial.ts';
import { trialMessages as messages } from '../messages.ts';
import { TrialQuestion } from './trial-question.tsx';
import type { Answers } from './use-answers.ts';

type TrialQuestionsProps = {
  trial: Trial;
  desk: Desk;
  written: ReadonlyMap<string, Question> | undefined;
  /** The question that is to be answered next, and what leads to it. */
  next: { id: string | undefined; headingRef: Ref<HTMLHeadingElement> };
  /** Behind the last question. */
  result: ReactNode;
} & Pick<Answers, 'findGiven' | 'give'>;

/**
 * What can be answered here: what was ready from the start, then what was marked, in the order of its
 * numbers. In a narrow window the text is between the two, so that no mark moves it.
 */
export function TrialQuestions(props: TrialQuestionsProps) {
  const { trial, desk, written, next, result, findGiven, give } = props;
  const { marks } = desk;
  const { sure } = trial;
  const column = useNewestInView(marks.length);
  const headingOf = (id: string) => (id === next.id ? next.headingRef : undefined);
  return (
    <section
      ref={column}
      aria-label={messages.questions(sure.length + marks.length)}
      className="max-lg:contents lg:sticky lg:top-22 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:-m-1 lg:grid lg:max-h-[calc(100dvh-108px)] lg:grid-cols-[minmax(0,1fr)] lg:gap-3 lg:overflow-y-auto lg:p-1"
    >
      {sure.length > 0 && (
        <div {...whereLinksLead} className={`${partLook} max-lg:order-first`}>
          <h2 className={headingLook}>{messages.sure}</h2>
          <ol className={listLook}>
            {sure.map((question, no) => (
              <TrialQuestion
                key={question.id}
                number={no + 1}
                question={question}
                given={findGiven(question.id)}
                headingRef={headingOf(question.id)}
                onAnswer={give}
              />
            ))}
          </ol>
          {marks.length === 0 && result}
        </div>
      )}
      {sure.length === 0 && marks.length === 0 && (
        <p {...whereLinksLead} className="type-sm text-ink-2 lg:min-h-11">
          {messages.none}
        </p>
      )}
      {marks.length > 0 && (
        <div {...(sure.length === 0 && whereLinksLead)} className={partLook}>
          <h2 className={headingLook}>{messages.fromMarks}</h2>
          <UnusedNumbers marks={marks} from={sure.length + 1} />
          <ol className={listLook}>
            {marks.map((mark, no) => (
              <TrialQuestion
                key={mark.id}
                number={mark.number}
                question={written?.get(mark.id)}
                given={findGiven(mark.id)}
                isNew={no === marks.length - 1 && desk.canUndo}
                words={desk.wordsOf(mark)}
                headingRef={headingOf(mark.id)}
                onAnswer={give}
                onRemove={() => desk.remove(mark.id)}
              />
            ))}
          </ol>
          {result}
        </div>
      )}
    </section>
  );
}

/** The way past the text ends at whatever comes first. */
const whereLinksLead = { id: 'made-of-marks', tabIndex: -1 } as const;
const partLook = 'grid grid-cols-[minmax(0,1fr)] gap-3 focus-visible:shadow-none';
const headingLook = 'type-sm font-semibold text-ink-2';
const listLook = 'grid grid-cols-[minmax(0,1fr)] gap-3';

/**
 * Beside the text the list scrolls by itself, and the question that a mark became comes into view.
 * Where many came at once, nobody is looking for the last of them.
 */
function useNewestInView(count: number) {
  const column = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isOneMore = count === before.current + 1;
    before.current = count;
    const list = column.current;
    if (!isOneMore || !list || getComputedStyle(list).overflowY !== 'auto') return;
    const newest = Array.from(list.querySelectorAll('li')).at(-1);
    if (newest) list.scrollTo({ top: newest.offsetTop - list.offsetTop });
  }, [count]);
  return column;
}
