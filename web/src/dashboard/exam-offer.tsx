import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { examCardMessages as messages } from '../exams/messages.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { textActionClass } from '../ui/text-button.tsx';

/** For somebody who said when they came that they study for an exam (D32). */
export function ExamOffer() {
  return (
    <section
      aria-label={messages.offerRegion}
      className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-option border border-line bg-surface px-4 py-2 type-sm"
    >
      <Icon icon={CalendarDays} className="text-petrol" />
      <p className="min-w-0 flex-1 basis-48">{messages.offer}</p>
      <Link to={paths.plan} className={textActionClass}>
        {messages.offerAction}
      </Link>
    </section>
  );
}
