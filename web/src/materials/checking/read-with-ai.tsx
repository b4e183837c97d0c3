import type { PictureModel } from '@engram/core/materials/reading-api.ts';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { photoCheckMessages as messages } from './messages.ts';

type ReadWithAiProps = {
  model: PictureModel;
  isReading: boolean;
  failure: string | undefined;
  /** Whose words are shown, once there are two readings. */
  shown: 'ours' | 'ai' | undefined;
  onRead: () => void;
  /** Shows the other reading; neither is lost. */
  onSwap: () => void;
};

/** One button at one place, so that the keyboard stays where it is while it becomes the way back. */
export function ReadWithAi({ model, isReading, failure, shown, onRead, onSwap }: ReadWithAiProps) {
  const hintId = useId();
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        size="small"
        isBusy={isReading}
        aria-describedby={shown ? undefined : hintId}
        onClick={shown ? onSwap : onRead}
      >
        {isReading ? messages.aiReading : shown ? messages.other[shown] : messages.readWithAi}
      </Button>
      {!shown && (
        <p id={hintId} className="type-xs text-ink-2">
          {messages.sentTo(model)}
        </p>
      )}
      {failure !== undefined && <FieldError>{messages.aiFailedSo(failure)}</FieldError>}
    </div>
  );
}
