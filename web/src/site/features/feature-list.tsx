import { isComing } from '@engram/core/availability.ts';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';
import { siteWords } from '../site-words.ts';
import type { Audience } from './audience.ts';
import { panelId, tabId } from './audience-tabs.tsx';
import { FeaturePicture } from './feature-picture.tsx';
import { audienceTexts } from './features-copy.ts';

type FeatureListProps = {
  audience: Audience;
  isInteractive: boolean;
  isChosen: boolean;
};

/** What Engram does for one audience: the panel of its tab, or a section under its name. */
export function FeatureList({ audience, isInteractive, isChosen }: FeatureListProps) {
  const { name, features } = audienceTexts[audience];
  const nameId = `${audience}-name`;
  return (
    <section
      {...(isInteractive
        ? {
            id: panelId(audience),
            role: 'tabpanel',
            'aria-labelledby': tabId(audience),
            tabIndex: 0,
            hidden: !isChosen,
          }
        : { id: audience, 'aria-labelledby': nameId })}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-5 focus-visible:rounded-card',
        !isInteractive && untilInteractive[audience],
      )}
    >
      <h2 id={nameId} className="sr-only type-h2 noscript:not-sr-only">
        {name}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-7 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
        {features.map(({ title, text, picture, needs }) => (
          <li key={title} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
            <FeaturePicture name={picture} />
            <div className="grid gap-1">
              <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <h3 className="type-h3">{title}</h3>
                {isComing(needs) && <Tag tone="soon">{siteWords.comingSoon}</Tag>}
              </div>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the address only chooses a tab, the page still begins with its headline. */
const opensAtTheTop = 'noscript:scroll-mt-20 not-noscript:scroll-mt-[100rem]';

/**
 * Until the script takes over, the address says which of the two is seen; where no script will, both
 * are.
 */
const untilInteractive: Readonly<Record<Audience, string>> = {
  students: `${opensAtTheTop} not-noscript:has-[+_:target]:hidden`,
  educators: `${opensAtTheTop} not-noscript:not-target:hidden`,
};
