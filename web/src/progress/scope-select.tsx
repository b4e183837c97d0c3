import { useId } from 'react';
import type { Progress } from '@engram/core/progress/api.ts';
import { Select } from '../ui/forms/select.tsx';
import { progressMessages as messages } from './messages.ts';
import type { Wish } from './queries.ts';

type ScopeSelectProps = {
  progress: Pick<Progress, 'subjects' | 'exams'>;
  wish: Wish;
  onChange: (wish: Wish) => void;
};

/** Everything, one subject or what one exam asks; left out where there is no choice. */
export function ScopeSelect({ progress: { subjects, exams }, wish, onChange }: ScopeSelectProps) {
  const id = useId();
  if (subjects.length + exams.length === 0) return null;
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {messages.lookAt}
      </label>
      <Select
        id={id}
        className="max-w-full min-w-40"
        value={write(wish)}
        onChange={({ target }) => onChange(read(target.value))}
      >
        <option value="">{messages.everything}</option>
        {exams.length > 0 && (
          <optgroup label={messages.exams}>
            {exams.map(({ id: exam, name }) => (
              <option key={exam} value={write({ exam })}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        {subjects.length > 0 && (
          <optgroup label={messages.subjects}>
            {subjects.map((subject) => (
              <option key={subject} value={write({ subject })}>
                {subject}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
    </>
  );
}

/** As the address says it. */
function write({ subject, exam }: Wish): string {
  return String(new URLSearchParams({ ...(exam && { exam }), ...(subject && { subject }) }));
}

function read(value: string): Wish {
  return readWish(new URLSearchParams(value));
}

export function readWish(search: URLSearchParams): Wish {
  const [exam, subject] = [search.get('exam'), search.get('subject')];
  if (exam) return { exam };
  return subject ? { subject } : {};
}
