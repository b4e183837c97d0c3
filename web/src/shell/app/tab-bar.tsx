import { messages } from '../messages.ts';
import { SheetButton } from './sheet-button.tsx';
import { CreateDisc, TabBarFrame } from './tab-bar-frame.tsx';

export function TabBar() {
  return (
    <TabBarFrame>
      <SheetButton
        load={() => import('./create-sheet.tsx')}
        aria-label={messages.studyTools}
        className="grid min-h-14 place-items-center rounded-option aria-busy:cursor-progress"
      >
        <CreateDisc />
      </SheetButton>
    </TabBarFrame>
  );
}
