import { writeHead } from '../../page-head.ts';
import { paths } from '../../paths.ts';
import { Finale } from './finale.tsx';
import { Hero } from './hero/hero.tsx';
import { landingCopy } from './landing-copy.ts';
import { StudySection } from './study-section.tsx';
import { WhySection } from './why-section.tsx';

export const meta = () =>
  writeHead({
    path: paths.home,
    title: landingCopy.documentTitle,
    description: landingCopy.description,
  });

export default function LandingScreen() {
  return (
    <>
      <Hero />
      <StudySection />
      <WhySection />
      <Finale />
    </>
  );
}
