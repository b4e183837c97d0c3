import { Tag } from '../ui/tag.tsx';
import { messages } from './messages.ts';

/** SOON for the eye, a whole phrase for the ear (NS-37). */
export function SoonTag() {
  return (
    <Tag tone="soon">
      <span aria-hidden="true">{messages.soon}</span>
      <span className="sr-only">{messages.soonHint}</span>
    </Tag>
  );
}
