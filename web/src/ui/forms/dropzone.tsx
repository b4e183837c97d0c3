import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { ErrorCode, type FileRejection, useDropzone, type Accept } from 'react-dropzone';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

type DropzoneProps = {
  title: string;
  /** Takes the title's place while files hang over the zone, such as "Drop to add". */
  overTitle: string;
  /** The same for files that would be refused, such as "This file type is not supported". */
  rejectTitle: string;
  text?: ReactNode;
  hint?: ReactNode;
  drawing?: ReactNode;
  /** For the file dialog and for what hangs over the zone. */
  accept: Accept;
  isMultiple?: boolean;
  /** Everything that was chosen: its owner says why some of it is refused. */
  onFiles: (files: File[]) => void;
  /** For an owner who takes only what the zone accepts, which then comes alone. */
  refusal?: Refusal;
  /** The file dialog was closed without a choice. */
  onCancel?: () => void;
  /** Replaces the words; the button opens the file dialog again. */
  error?: { message: string; retryLabel: string } | undefined;
  isDisabled?: boolean;
  layout?: keyof typeof layouts;
  ref?: Ref<DropzoneHandle>;
};

type Refusal = {
  minBytes: number;
  maxBytes: number;
  /** Each reason once. */
  onRefused: (reasons: RefusalReason[]) => void;
};

export type RefusalReason = 'type' | 'too-large' | 'too-small' | 'too-many';

export type DropzoneHandle = { openDialog: () => void; focus: () => void };

export function Dropzone({
  title,
  overTitle,
  rejectTitle,
  text,
  hint,
  drawing,
  accept,
  isMultiple = false,
  onFiles,
  refusal,
  onCancel,
  error,
  isDisabled = false,
  layout = 'block',
  ref,
}: DropzoneProps) {
  const { getRootProps, getInputProps, rootRef, isDragActive, isDragReject, open } = useDropzone({
    accept,
    multiple: isMultiple,
    disabled: isDisabled,
    ...(refusal && { minSize: refusal.minBytes, maxSize: refusal.maxBytes }),
    onDrop: (accepted, rejections) => {
      if (refusal && rejections.length > 0) return refusal.onRefused(listReasons(rejections));
      const files = [...accepted, ...rejections.map(({ file }) => file)];
      if (files.length > 0) onFiles(files);
    },
    // [BLIM-34] Noticed 300 ms after the window has focus again: the keyboard goes on from here.
    onFileDialogCancel: () => {
      focus();
      onCancel?.();
    },
    // With an error the button inside is what one presses.
    noClick: error !== undefined,
    noKeyboard: error !== undefined,
  });

  function focus() {
    const zone = rootRef.current;
    const control = error === undefined ? zone : zone?.querySelector('button');
    control?.focus();
  }
  useImperativeHandle(ref, () => ({ openDialog: open, focus }));

  const state = zoneState({
    isDisabled,
    isDragActive,
    isDragReject,
    hasError: error !== undefined,
  });
  const titles = { over: overTitle, reject: rejectTitle, off: title, error: title, idle: title };

  return (
    <div
      {...getRootProps({
        role: error ? 'group' : 'button',
        'aria-disabled': isDisabled || undefined,
        ...(error && { 'aria-label': title }),
        className: dropzoneClass({ layout, state }),
      })}
    >
      {/* Hidden by a class: the library's style attribute would break the content policy. */}
      <input {...getInputProps({ 'aria-label': title, className: 'hidden', style: {} })} />
      {error ? (
        <div
          className={classNames(
            'grid gap-3',
            layout === 'row' ? 'col-span-full justify-items-start' : 'justify-items-center',
          )}
        >
          <p role="alert" className="flex items-start gap-1.5 type-sm font-medium text-danger">
            <Icon icon={CircleAlert} size="small" className="mt-0.5" />
            {error.message}
          </p>
          <Button size="small" onClick={open}>
            {error.retryLabel}
          </Button>
        </div>
      ) : (
        <>
          {drawing}
          <span className={layout === 'row' ? 'grid gap-0.5' : 'contents'}>
            <span className={layout === 'row' ? 'font-semibold' : 'mt-0.5 type-h3'}>
              {titles[state]}
            </span>{' '}
            {text !== undefined && (
              <span className={layout === 'row' ? 'type-xs text-ink-3' : 'type-sm text-ink-2'}>
                {text}
              </span>
            )}{' '}
            {hint !== undefined && <span className="type-xs text-ink-3">{hint}</span>}
          </span>
        </>
      )}
    </div>
  );
}

function listReasons(rejections: readonly FileRejection[]): RefusalReason[] {
  const codes = rejections.flatMap(({ errors }) => errors.map(({ code }) => code));
  return refusalCodes.flatMap(({ code, reason }) => (codes.includes(code) ? [reason] : []));
}

const refusalCodes = [
  { code: ErrorCode.TooManyFiles, reason: 'too-many' },
  { code: ErrorCode.FileInvalidType, reason: 'type' },
  { code: ErrorCode.FileTooLarge, reason: 'too-large' },
  { code: ErrorCode.FileTooSmall, reason: 'too-small' },
] as const;

type ChooseWordsProps = { before: string; link: string; after?: string };

/** For the text of a zone; the zone itself is the button, so that the link only looks like one. */
export function ChooseWords({ before, link, after }: ChooseWordsProps) {
  return (
    <>
      {before} <span className="font-semibold text-petrol underline">{link}</span>
      {after !== undefined && ` ${after}`}
    </>
  );
}

type ZoneLook = { layout: keyof typeof layouts; state: keyof typeof looks };

export function dropzoneClass({ layout, state }: ZoneLook) {
  return classNames(zone, layouts[layout], looks[state]);
}

type ZoneFacts = {
  isDisabled: boolean;
  isDragActive: boolean;
  isDragReject: boolean;
  hasError: boolean;
};

function zoneState({ isDisabled, isDragActive, isDragReject, hasError }: ZoneFacts) {
  if (isDisabled) return 'off';
  if (isDragReject) return 'reject';
  if (isDragActive) return 'over';
  return hasError ? 'error' : 'idle';
}

const looks = {
  idle: 'cursor-pointer border-line-strong bg-surface hover:border-petrol hover:bg-petrol-soft',
  over: 'border-petrol bg-petrol-soft',
  reject: 'border-danger bg-danger-soft',
  error: 'border-danger bg-surface',
  off: 'cursor-not-allowed border-line bg-transparent text-ink-3',
};

const zone =
  'grid rounded-card border-[1.5px] border-dashed transition-[background-color,border-color] duration-(--d2) focus-visible:shadow-focus';

const layouts = {
  block: 'justify-items-center gap-1.5 p-5 text-center',
  row: 'grid-cols-[auto_1fr] items-center gap-4 px-5 py-4.5 text-start',
};
