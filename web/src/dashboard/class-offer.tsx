import { Presentation } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { rememberSwitch } from '../storage/remembered-switch.ts';
import { Icon } from '../ui/icon.tsx';
import { TextButton, textActionClass } from '../ui/text-button.tsx';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.classOffer;

/** Whether the class is still offered in this browser. */
const classOffer = rememberSwitch({ name: 'class-offer', isOnAtFirst: true });

/** For somebody who came to teach and has no class yet (D32), until they say no. */
export function ClassOffer() {
  const [isOn, setOn] = classOffer.useSwitch();
  if (!isOn) return null;
  return (
    <section
      aria-label={messages.region}
      className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-option border border-line bg-surface px-4 py-2 type-sm"
    >
      <Icon icon={Presentation} className="text-petrol" />
      <p className="min-w-0 flex-1 basis-48">{messages.text}</p>
      <Link to={paths.classes} className={textActionClass}>
        {messages.action}
      </Link>
      <TextButton onClick={() => setOn(false)}>{messages.refusal}</TextButton>
    </section>
  );
}
