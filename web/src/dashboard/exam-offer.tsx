import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { examCardMessages as messages } from '../exams/messages.ts';
import { pathsOf } from '../paths.ts';
import { rememberSwitch } from '../storage/remembered-switch.ts';
import { Icon } from '../ui/icon.tsx';
import { TextButton, textActionClass } from '../ui/text-button.tsx';

/** Whether the exam is still asked for in this browser. */
const examOffer = rememberSwitch({ name: 'exam-offer', isOnAtFirst: true });

/** For somebody who may study for an exam and has told us of none (D32), until they say no. */
export function ExamOffer() {
  const [isOn, setOn] = examOffer.useSwitch();
  if (!isOn) return null;
  return (
    <section
      aria-label={messages.offerRegion}
      className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-option border border-line bg-surface px-4 py-2 type-sm"
    >
      <Icon icon={CalendarDays} className="text-petrol" />
      <p className="min-w-0 flex-1 basis-48">{messages.offer}</p>
      <Link to={pathsOf.newExam} className={textActionClass}>
        {messages.offerAction}
      </Link>
      <TextButton onClick={() => setOn(false)}>{messages.offerRefusal}</TextButton>
    </section>
  );
}
