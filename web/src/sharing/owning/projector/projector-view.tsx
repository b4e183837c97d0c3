import { groupCode } from '@engram/core/sharing/share-code.ts';
import { Dialog } from 'radix-ui';
import { paths } from '../../../paths.ts';
import { useReturnFocus } from '../../../ui/dialogs/use-return-focus.ts';
import { projectorMessages as messages, sharedMessages } from '../messages.ts';
import { QrCode } from '../qr-code.tsx';
import { type Counts, type Extent, ProjectorCounts } from './projector-counts.tsx';
import { ProjectorHead } from './projector-head.tsx';

type ProjectorViewProps = {
  code: string;
  shareUrl: string;
  /** Undefined until it is known, as are the counts and the extent. */
  title: string | undefined;
  counts: Counts | undefined;
  extent: Extent | undefined;
  /** The code leads nowhere any more. */
  isOver: boolean;
  onClose: () => void;
};

/** The way to a test, for a whole room: sized by the screen, so that the back row reads it. */
export function ProjectorView({
  title,
  counts,
  extent,
  isOver,
  onClose,
  ...way
}: ProjectorViewProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-[clamp(16px,2.4vw,40px)] overflow-y-auto bg-paper px-[clamp(18px,3.4vw,72px)] py-[clamp(16px,2.4vw,40px)] focus-visible:shadow-none"
        >
          <ProjectorHead title={title} onClose={onClose} />
          {isOver ? <Over /> : <Way {...way} />}
          {counts && <ProjectorCounts counts={counts} extent={extent} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Way({ code, shareUrl }: Pick<ProjectorViewProps, 'code' | 'shareUrl'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_min(32vw,56vh)] items-center gap-[clamp(24px,3vw,72px)] max-md:grid-cols-[minmax(0,1fr)] max-md:content-center max-md:justify-items-center max-md:text-center">
      <div className="grid gap-[clamp(12px,2vw,36px)]">
        <p className="text-[clamp(1.5rem,3.3vw,4.5rem)] leading-[1.15] font-[640] tracking-[-0.02em] wrap-anywhere">
          {messages.goTo}{' '}
          <span className="text-petrol">{`${new URL(shareUrl).host}${paths.join}`}</span>
        </p>
        <p className="text-[15vw] leading-none font-[740] tracking-[0.02em] whitespace-nowrap tabular-nums md:-ms-[0.03em] md:text-[clamp(3.25rem,12vw,17rem)]">
          <span aria-hidden="true">{groupCode(code)}</span>
          <span className="sr-only">{messages.code(sharedMessages.spell(code))}</span>
        </p>
        <p className={labelClass}>{messages.camera}</p>
      </div>
      <QrCode
        text={shareUrl}
        label={sharedMessages.qrCode(shareUrl)}
        className="w-full rounded-card! max-md:max-w-62.5"
      />
    </div>
  );
}

function Over() {
  return (
    <div role="status" className="grid content-center gap-[clamp(12px,2vw,36px)]">
      <p className="text-[clamp(1.75rem,5vw,6rem)] leading-[1.15] font-[640] tracking-[-0.02em]">
        {messages.over}
      </p>
      <p className={labelClass}>{messages.overNext}</p>
    </div>
  );
}

const labelClass = 'text-[clamp(1rem,1.6vw,2.125rem)] text-ink-2';
