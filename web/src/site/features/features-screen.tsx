import { Link } from 'react-router';
import { writeHead } from '../../page-head.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ClosingBand } from '../closing-band.tsx';
import { siteWords } from '../site-words.ts';
import { useStartPath } from '../use-start-path.ts';
import { audiences } from './audience.ts';
import { AudienceTabs } from './audience-tabs.tsx';
import { FeatureList } from './feature-list.tsx';
import { featuresCopy as copy } from './features-copy.ts';
import { useAudience } from './use-audience.ts';

export const meta = () =>
  writeHead({ path: paths.features, title: copy.documentTitle, description: copy.description });

export default function FeaturesScreen() {
  const { audience, isInteractive, choose } = useAudience();
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-end justify-between gap-5">
        <div className="grid max-w-160 gap-3">
          <h1 className="type-h1 text-[clamp(2rem,1.6rem+1.6vw,2.75rem)]">
            {copy.title.before} <span className="swipe px-[0.12em]">{copy.title.highlighted}</span>
          </h1>
          <p className="type-lead">{copy.lead}</p>
        </div>
        <AudienceTabs audience={audience} isInteractive={isInteractive} onChoose={choose} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        {audiences.map((name) => (
          <FeatureList
            key={name}
            audience={name}
            isInteractive={isInteractive}
            isChosen={name === audience}
          />
        ))}
      </div>
      <ClosingBand>
        <Start />
      </ClosingBand>
    </div>
  );
}

function Start() {
  return (
    <Link
      to={useStartPath()}
      className={buttonClass({ variant: 'primary', size: 'large', className: 'max-w-full' })}
    >
      {siteWords.tryFree}
    </Link>
  );
}
