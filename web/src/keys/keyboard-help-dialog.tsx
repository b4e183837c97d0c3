import { Dialog } from '../ui/dialogs/dialog.tsx';
import { Key } from '../ui/key.tsx';
import type { KeyLine, KeyList } from './key-lists.ts';
import { KeysSwitch } from './keys-setting.tsx';
import { keysMessages as messages } from './messages.ts';

type KeyboardHelpDialogProps = {
  isOpen: boolean;
  lists: readonly KeyList[];
  onClose: () => void;
};

export function KeyboardHelpDialog({ isOpen, lists, onClose }: KeyboardHelpDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.title}
      closeLabel={messages.close}
      width="broad"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-2">
        {lists.map(({ title, lines }) => (
          <section key={title}>
            <h3 className="border-b border-line pb-2 type-sm font-semibold">{title}</h3>
            <dl>
              {lines.map((line) => (
                <Line key={line[0]} line={line} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="border-t border-line pt-3">
        <KeysSwitch />
      </div>
    </Dialog>
  );
}

function Line({ line: [does, keys] }: { line: KeyLine }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-3 border-line py-1 type-sm not-last:border-b max-md:min-h-11">
      <dt className="min-w-0 wrap-anywhere">{does}</dt>
      <dd className="flex shrink-0 items-center gap-1.5 text-ink-3">
        {keys
          .split(' ')
          .map((part) =>
            words.has(part) ? <span key={part}>{part}</span> : <Key key={part} name={part} />,
          )}
      </dd>
    </div>
  );
}

const words = new Set(['to', 'or', 'then']);
