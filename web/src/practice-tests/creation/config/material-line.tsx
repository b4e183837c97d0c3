import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { textActionClass } from '../../../ui/text-button.tsx';
import { configMessages } from '../messages.ts';
import { useFlow } from '../use-flow.ts';

const messages = configMessages.from;

/** What is asked about, before how: some ways lead here with the material of the last time. */
export function MaterialLine() {
  const { flow } = useFlow();
  const [first, ...others] = flow.parts;
  if (!first) return null;
  const { title } = first.material;
  return (
    <p className="-mt-3 flex flex-wrap items-baseline gap-x-3 type-ui">
      <span className="min-w-0 wrap-anywhere">
        {messages.label} <span className="font-semibold">{title}</span>
        {others.length > 0 && ` ${messages.others(others.length)}`}
      </span>
      <Link to={paths.testInput} aria-label={messages.changeMaterial} className={textActionClass}>
        {messages.change}
      </Link>
    </p>
  );
}
