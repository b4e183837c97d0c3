import { Folder, TextAlignStart, Upload } from 'lucide-react';
import { draftModes } from '../../../materials/draft/draft.ts';
import { Card } from '../../../ui/card.tsx';
import { Tab, TabList, Tabs } from '../../../ui/navigation/tabs.tsx';
import { inputMessages as messages } from '../messages.ts';
import { SourcePanels, type SourceProps } from './source-panels.tsx';

/** The three tabs are the switch between text and files (C20). */
export function InputPanel(props: SourceProps) {
  const { draft, store, isSaving } = props.step;
  return (
    // What is being saved is what is on the screen: until then nothing of it changes.
    <Card inert={isSaving} aria-busy={isSaving}>
      <Tabs
        value={draft.mode}
        onValueChange={(value) => {
          const mode = draftModes.find((name) => name === value);
          if (mode) store.change({ type: 'open', mode });
        }}
      >
        <TabList aria-label={messages.source} className="px-3 max-md:px-2">
          <Tab value="upload" icon={Upload}>
            {messages.tabs.upload}
          </Tab>
          <Tab value="text" icon={TextAlignStart}>
            {messages.tabs.text}
          </Tab>
          <Tab value="existing" icon={Folder}>
            {messages.tabs.existing}
          </Tab>
        </TabList>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-[clamp(18px,2.2vw,28px)]">
          <SourcePanels {...props} />
        </div>
      </Tabs>
    </Card>
  );
}
