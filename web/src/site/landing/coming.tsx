import { type Feature, isComing } from '@engram/core/availability.ts';
import { useUser } from '../../accounts/session.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';
import { siteWords } from '../site-words.ts';
import type { SlideCopy } from './hero-copy.ts';
import { landingCopy } from './landing-copy.ts';

/** Marks what is promised but not there yet (CF-28); nothing once it is. */
export function ComingTag({ feature }: { feature: Feature }) {
  return isComing(feature) ? <Tag tone="soon">{siteWords.comingSoon}</Tag> : null;
}

/** The same in a sentence, near a main button. */
export function ComingLine({ coming }: Pick<SlideCopy, 'coming'>) {
  const user = useUser();
  const names = coming.filter(({ needs }) => isComing(needs)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <p className="flex flex-wrap items-start gap-2 type-sm text-ink-2">
      <Tag tone="soon">{siteWords.comingSoon}</Tag>
      <span className="min-w-0 flex-1 basis-48">
        {landingCopy.writeComing(formatList(names))}{' '}
        {/* Keeps its place once the user is known, so that nothing below moves. */}
        <span className={classNames(user && 'invisible')}>{landingCopy.accountReady}</span>
      </span>
    </p>
  );
}

function formatList(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}
