import { classNames } from '../class-names.ts';
import { Logo, LogoTile, LogoTrace } from '../logo.tsx';
import { SheetSection } from './sheet-section.tsx';

export function LogoSection() {
  return (
    <SheetSection id="logo" title="Logo">
      <div className="flex flex-wrap items-end gap-8">
        {[64, 40, 32, 24, 16].map((size) => (
          <div key={size} className="grid justify-items-center gap-2">
            <LogoTile size={size} />
            <span className="type-xs text-ink-3">{size}</span>
          </div>
        ))}
        <Logo name="Engram" />
        <LogoTrace />
      </div>
    </SheetSection>
  );
}

export function ColourSection() {
  return (
    <SheetSection id="colour" title="Colour">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-3.5">
        {colours.map(([name, fill]) => (
          <li key={name} className="grid gap-1">
            <span className={classNames('h-14 rounded-tile border border-line', fill)} />
            <span className="type-xs font-semibold">{name}</span>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

export function TypeSection() {
  return (
    <SheetSection id="type" title="Type">
      <div className="grid gap-4">
        <p className="type-display">Display 68</p>
        <p className="type-display">
          From your <span className="swipe">notes</span>
        </p>
        <p className="type-h1">Heading one 36</p>
        <p className="type-h2">Heading two 26</p>
        <p className="type-h3">Heading three 18</p>
        <p className="max-w-[60ch]">
          Body 16. Sans is Engram speaking: labels, buttons, help, results.
        </p>
        <p className="max-w-[36ch] type-question">
          Question 26. Serif is the learner&apos;s material: questions, options, cards, quotes.
        </p>
        <blockquote className="max-w-[60ch] border-s-3 border-mark py-0.5 ps-4 type-quote text-ink-2">
          Quote 16. The sentence an answer came from is{' '}
          <mark className="mark-stroke">always highlighted where it was first read.</mark>
        </blockquote>
      </div>
    </SheetSection>
  );
}

const colours = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['chip', 'bg-chip'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['petrol', 'bg-petrol'],
  ['petrol-hi', 'bg-petrol-hi'],
  ['petrol-soft', 'bg-petrol-soft'],
  ['deep', 'bg-deep'],
  ['mark', 'bg-mark'],
  ['mark-soft', 'bg-mark-soft'],
  ['mark-quote', 'bg-mark-quote'],
  ['success', 'bg-success'],
  ['success-soft', 'bg-success-soft'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
  ['clay', 'bg-clay'],
  ['toast', 'bg-toast'],
  ['scrim', 'bg-scrim'],
] as const;
