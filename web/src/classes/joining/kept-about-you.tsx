import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { keptMessages as messages } from './joining-messages.ts';

type KeptAboutYouProps = { teacher: string; aiGrading: boolean };

/** Before anybody types a name: what becomes of it (D41). */
export function KeptAboutYou(props: KeptAboutYouProps) {
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h2 className="type-sm font-semibold">{messages.title}</h2>
      <ul className="grid list-disc gap-1.5 ps-5 type-sm text-ink-2">
        {messages.lines(props).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link to={paths.privacy} className="justify-self-start py-1 type-sm">
        {messages.more}
      </Link>
    </section>
  );
}
