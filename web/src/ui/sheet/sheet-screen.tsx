import { ButtonSection, FieldSection } from './control-sections.tsx';
import { ColourSection, LogoSection, TypeSection } from './identity-sections.tsx';
import { MaterialSections } from './material-sections.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { MessageSection } from './overlay-sections.tsx';

/** Every component in every state, for development and for the eyes of a reviewer. */
export default function SheetScreen() {
  return (
    <div className="wrap page-block">
      <title>Component sheet · Engram</title>
      <div className="grid gap-2 pb-8">
        <h1 className="type-h1">Component sheet</h1>
        <p className="text-ink-2">Every component with its states.</p>
      </div>
      <LogoSection />
      <ColourSection />
      <TypeSection />
      <ButtonSection />
      <FieldSection />
      <NavigationSection />
      <MaterialSections />
      <MessageSection />
    </div>
  );
}
