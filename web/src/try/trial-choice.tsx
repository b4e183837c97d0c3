import { ClipboardPaste } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { tryMessages as messages } from './messages.ts';
import { SampleButton } from './sample-button.tsx';
import { sampleTexts } from './sample-texts.ts';

type TrialChoiceProps = {
  text: string;
  isBusy: boolean;
  onSample: (text: string) => void;
  onOwn: () => void;
};

/** The way to another text. Samples are offered for samples only: an own text is not to be lost. */
export function TrialChoice({ text, isBusy, onSample, onOwn }: TrialChoiceProps) {
  const isSample = sampleTexts.some((sample) => sample.text === text);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isSample && <span className="type-sm text-ink-2">{messages.sample}</span>}
      {isSample &&
        sampleTexts.map((sample) => (
          <SampleButton
            key={sample.name}
            isChosen={sample.text === text}
            onClick={() => {
              if (!isBusy && sample.text !== text) onSample(sample.text);
            }}
          >
            {sample.name}
          </SampleButton>
        ))}
      <Button variant="ghost" onClick={onOwn} className={isSample ? undefined : '-ms-3'}>
        <Icon icon={ClipboardPaste} />
        {isSample ? messages.own : messages.another}
      </Button>
    </div>
  );
}
