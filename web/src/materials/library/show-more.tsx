import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/states/note.tsx';
import { libraryMessages as messages } from './messages.ts';

type ShowMoreProps = { isBusy: boolean; hasFailed: boolean; onPress: () => Promise<void> };

export function ShowMore({ isBusy, hasFailed, onPress }: ShowMoreProps) {
  return (
    <div className="grid justify-items-center gap-3">
      {hasFailed && !isBusy && (
        <Note tone="red" className="w-full">
          {messages.moreNotLoaded}
        </Note>
      )}
      <Button isBusy={isBusy} onClick={() => void onPress()}>
        {describe({ isBusy, hasFailed })}
      </Button>
    </div>
  );
}

function describe({ isBusy, hasFailed }: Omit<ShowMoreProps, 'onPress'>): string {
  if (isBusy) return messages.showingMore;
  return hasFailed ? messages.retry : messages.showMore;
}
