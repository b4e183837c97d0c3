import type { Cover } from '@engram/core/pictures/cover.ts';
import { classNames } from '../ui/class-names.ts';
import { placeOfPart } from './place-of-part.ts';

/**
 * What hides parts of a picture, and the frame around the one that the back shows. A print and a
 * theme of few colours keep it, or they would tell the answer. In words it is said by the picture.
 */
export function CoveredParts({ cover: { parts, at, isShown, isAlone } }: { cover: Cover }) {
  return parts.map((part, place) => {
    const isAsked = place === at;
    if (!isAsked && isAlone) return null;
    return (
      <span
        // They never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        key={place}
        aria-hidden
        data-cover={isAsked ? (isShown ? 'shown' : 'asked') : 'hidden'}
        style={placeOfPart(part)}
        className={classNames(
          'pointer-events-none absolute grid place-items-center overflow-hidden rounded-tag forced-color-adjust-none print:print-color-exact',
          isAsked ? (isShown ? shown : asked) : hidden,
        )}
      >
        {isAsked && !isShown && '?'}
      </span>
    );
  });
}

const hidden = 'bg-on-picture';
const asked =
  'bg-mark-quote font-sans text-[1.125rem] leading-none font-bold text-on-picture outline-2 -outline-offset-2 outline-on-picture';
const shown = 'outline-3 outline-offset-0 outline-mark-quote shadow-[0_0_0_5px_var(--on-picture)]';
