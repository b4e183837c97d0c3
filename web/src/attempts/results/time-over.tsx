import { Timer } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Note } from '../../ui/states/note.tsx';
import { resultsMessages as messages } from './messages.ts';
import { hasRunOut, type ResultView } from './result-view.ts';

/** The timer handed the test in, and nobody pressed anything: so the results say why they are here. */
export function TimeOver({ view }: { view: ResultView }) {
  // A screen reader tells of what changes; what the page came with it would leave unsaid.
  const told = useDeferredValue<string>(messages.timeOver, '');
  if (!hasRunOut(view)) return null;
  return (
    <div>
      <Note icon={Timer}>{messages.timeOver}</Note>
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}
