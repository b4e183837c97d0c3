import type { Question } from '@engram/core/questions/question.ts';
import { useQuery } from '@tanstack/react-query';
import { Accordion } from '../../ui/navigation/accordion.tsx';
import { HistoryList } from './history-list.tsx';
import { historyMessages as messages } from './messages.ts';
import { historyQuery } from './queries.ts';

type QuestionHistoryProps = {
  code: string;
  number: number;
  question: Question;
  timeZone: string;
  /** Beside a form it is out of the way, and nothing where there is none. */
  isFolded?: boolean;
};

export function QuestionHistory({
  code,
  number,
  question,
  timeZone,
  isFolded = false,
}: QuestionHistoryProps) {
  const { data, isError, dataUpdatedAt } = useQuery(historyQuery(code, question.id));
  if (isError && !isFolded) return <p className="type-sm text-danger">{messages.notLoaded}</p>;
  if (!data) return isFolded ? null : <p className="type-sm text-ink-3">{messages.loading}</p>;
  const list = <HistoryList code={code} history={data} timeZone={timeZone} now={dataUpdatedAt} />;
  if (!isFolded) {
    return (
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 className="type-sm font-semibold">{messages.title(number)}</h3>
        {list}
      </section>
    );
  }
  if (data.corrections.length === 0) return null;
  return (
    <Accordion
      title={<span className="type-sm">{messages.open(data.corrections.length)}</span>}
      isPlain
    >
      {list}
    </Accordion>
  );
}
