import { draftModes } from '../materials/draft/draft.ts';
import { PolicyWarning } from '../materials/policy-warning.tsx';
import { Tab, TabList, Tabs } from '../ui/navigation/tabs.tsx';
import { SourcePanels, type SourceProps } from '../practice-tests/creation/input/source-panels.tsx';
import { inputMessages } from '../practice-tests/creation/messages.ts';
import { createMessages as messages } from './messages.ts';

const tabs = ['text', 'upload', 'existing'] as const;

/** Where the text comes from. */
export function SourceTabs({ step, textField, errorBox }: SourceProps) {
  const { draft, store, isSaving } = step;
  return (
    // What is being saved is what is on the screen: until then nothing of it changes.
    <div inert={isSaving} aria-busy={isSaving} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Tabs
        value={draft.mode}
        onValueChange={(value) => {
          const mode = draftModes.find((name) => name === value);
          if (mode) store.change({ type: 'open', mode });
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
      >
        <TabList isFramed aria-label={inputMessages.source}>
          {tabs.map((tab) => (
            <Tab key={tab} isFramed value={tab}>
              {messages.tabs[tab]}
            </Tab>
          ))}
        </TabList>
        <SourcePanels step={step} textField={textField} errorBox={errorBox} isSheet />
      </Tabs>
      <PolicyWarning judgement={step.judgement} />
    </div>
  );
}
