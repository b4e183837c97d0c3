import { type Feature, isComing } from '@engram/core/availability.ts';
import { Tag } from '../../ui/tag.tsx';
import { siteWords } from '../site-words.ts';

/** Marks what is promised but not there yet (CF-28); nothing once it is. */
export function ComingTag({ feature }: { feature: Feature }) {
  return isComing(feature) ? <Tag tone="soon">{siteWords.comingSoon}</Tag> : null;
}
