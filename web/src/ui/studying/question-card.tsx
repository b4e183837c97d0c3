import type { ReactNode, Ref } from 'react';
import { Badge } from '../badge.tsx';
import { classNames } from '../class-names.ts';

type QuestionCardProps = {
  /** The answers below name this heading as their label. */
  questionId: string;
  /** The kind of question in words, such as "Multiple choice". */
  kind: string;
  question: ReactNode;
  /** What belongs to the question and no heading may hold, such as code or a table. */
  above?: ReactNode;
  below?: ReactNode;
  /** Quietly above the question: what its sentence stands in, and the id that describes it. */
  context?: { id: string; shown: ReactNode } | undefined;
  /** Stands before the kind, such as "Question 4 of 10"; the kind then leaves on phones. */
  position?: ReactNode;
  /** Stands at the end of the first row, such as the report button. */
  action?: ReactNode;
  /** On its own the question needs no frame. */
  isFramed?: boolean;
  size?: keyof typeof sizes;
  level?: 2 | 3 | 4;
  /** Takes the focus when the next question comes. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The answers; absent where the blanks stand in the question itself. */
  children?: ReactNode;
};

export function QuestionCard({
  questionId,
  kind,
  question,
  above,
  below,
  context,
  position,
  action,
  isFramed = true,
  size = 'medium',
  level = 2,
  headingRef,
  children,
}: QuestionCardProps) {
  const Heading = headings[level];
  return (
    <article
      aria-labelledby={questionId}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] content-start',
        isFramed
          ? 'gap-4 rounded-card border border-line bg-surface p-[clamp(18px,2.4vw,28px)] shadow-e1'
          : 'gap-6',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="flex items-center gap-2.5">
          {position !== undefined && (
            <span className="font-semibold whitespace-nowrap">{position}</span>
          )}
          <Badge {...(position !== undefined && { className: 'max-md:hidden' })}>{kind}</Badge>
        </div>
        {action}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {context?.shown}
        {above !== undefined && <div className={besideClass}>{above}</div>}
        <Heading
          id={questionId}
          ref={headingRef}
          tabIndex={-1}
          aria-describedby={context?.id}
          // A blank is taller than a line of text.
          className={classNames('wrap-anywhere has-[input]:leading-[1.9]', sizes[size])}
        >
          {question}
        </Heading>
        {below !== undefined && <div className={besideClass}>{below}</div>}
      </div>
      {children}
    </article>
  );
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

// As type-question, but for its size: two rules for one property leave the winner to chance.
const inList = 'font-serif leading-[1.36] font-[480] tracking-[-0.012em] text-pretty';

const besideClass = 'my-1.5 font-serif text-[1.0625rem] leading-[1.6] wrap-anywhere';

const sizes = {
  large: 'type-question',
  medium: classNames(inList, 'text-[clamp(1.1875rem,1.1rem+0.35vw,1.375rem)]'),
  small: classNames(inList, 'text-[1.25rem]'),
};
