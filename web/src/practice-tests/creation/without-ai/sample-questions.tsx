import { makeSamples } from '@engram/core/generation/sample-questions.ts';
import { writeKey } from '@engram/core/questions/write-answer.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { waysOnMessages as messages } from './messages.ts';

/** Only for whoever asks for them, and never anybody's test (D37) [BERR-05]. */
export function SampleQuestions() {
  const [isOpen, setIsOpen] = useState(false);
  const [samples] = useState(() => makeSamples(() => crypto.randomUUID()));
  return (
    <>
      <TextButton className="justify-self-center" onClick={() => setIsOpen(true)}>
        {messages.samples}
      </TextButton>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={messages.samplesTitle}
        description={messages.samplesText}
        closeLabel={messages.close}
      >
        <ol className="grid gap-4">
          {samples.map((sample) => (
            <li key={sample.id} className="grid gap-1 border-t border-line pt-4">
              <p className="font-serif leading-normal">{sample.text}</p>
              <p className="type-sm text-ink-2">
                <span className="sr-only">{`${messages.samplesKey}: `}</span>
                {writeKey(sample)}
              </p>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
