import { ArrowRight, Check } from 'lucide-react';
import { Link, type MetaDescriptor } from 'react-router';
import { useUser } from '../accounts/session.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { landingCopy } from './landing-copy.ts';
import { LandingPicture } from './landing-picture.tsx';

export function meta(): MetaDescriptor[] {
  return [
    { title: landingCopy.documentTitle },
    { name: 'description', content: landingCopy.description },
  ];
}

export default function LandingScreen() {
  return (
    <div className="wrap grid flex-1 grid-cols-[minmax(0,1fr)] items-center gap-[clamp(28px,4vw,64px)] overflow-x-clip py-16 lg:min-h-156 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:py-[clamp(28px,4vw,52px)]">
      <Hero />
      <LandingPicture />
    </div>
  );
}

function Hero() {
  const user = useUser();
  const { before, highlighted, after } = landingCopy.title;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5.5">
      <h1 className="type-display">
        {before} <span className="swipe">{highlighted}</span> <br />
        {after}
      </h1>
      <p className="max-w-[44ch] type-lead">{landingCopy.lead}</p>
      <Link
        to={user ? paths.dashboard : paths.register}
        // With a very large font it takes two lines rather than leave the window.
        className={buttonClass({
          variant: 'primary',
          size: 'large',
          className: 'max-w-full whitespace-normal!',
        })}
      >
        {user ? landingCopy.goOn : landingCopy.start}
        <Icon icon={ArrowRight} />
      </Link>
      <ul className="flex flex-wrap gap-x-4.5 gap-y-1.5 type-sm text-ink-2">
        {landingCopy.assurances.map((assurance) => (
          <li key={assurance} className="inline-flex items-center gap-1.5">
            <Icon icon={Check} size="small" className="text-success" />
            {assurance}
          </li>
        ))}
      </ul>
    </div>
  );
}
