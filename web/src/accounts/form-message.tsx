import { useEffect, useRef } from 'react';
import { Note } from '../ui/states/note.tsx';

type FormMessageProps = {
  id: string;
  /**
   * A new object for each attempt. What is about a field leaves the focus to that field; what is
   * only the next step is no error.
   */
  problem: { message: string; field?: string; isNextStep?: boolean };
};

/** Why the form was not sent, or what came of it. */
export function FormMessage({ id, problem }: FormMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed may be disabled now, which would lose the keyboard's place.
  useEffect(() => {
    if (problem.field === undefined) box.current?.focus();
  }, [problem]);
  return (
    <div ref={box} id={id} tabIndex={-1} className="rounded-tile focus-visible:shadow-none">
      <Note tone={problem.isNextStep ? 'blue' : 'red'}>{problem.message}</Note>
    </div>
  );
}
