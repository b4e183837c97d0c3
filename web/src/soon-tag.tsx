import { planWords } from './plan-words.ts';
import { Tag } from './ui/tag.tsx';

/** SOON for the eye, a whole phrase for the ear (NS-37). */
export function SoonTag() {
  return (
    <Tag tone="soon">
      <span aria-hidden="true">{planWords.soon}</span>
      <span className="sr-only">{planWords.coming}</span>
    </Tag>
  );
}
