import type { Share } from '@engram/core/sharing/share.ts';
import { Clock, Copy, Projector } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { shareMessages } from '../../attempts/share-messages.ts';
import { writeMoment } from '../../attempts/write-time.ts';
import { pathsOf } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { textActionClass, TextButton } from '../../ui/text-button.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { projectorMessages, sharedMessages as messages } from './messages.ts';
import { ShareProjector } from './projector/share-projector.tsx';
import { QrCode } from './qr-code.tsx';

/** What of a share somebody needs to pass it on [SHARE-16]. */
export type Link = Pick<Share, 'testId' | 'shareUrl' | 'expiresAt'>;

type SharedLinkProps = {
  /** The test that is shared. */
  ownTestId: string;
  link: Link;
  timeZone: string;
  onMakeNew: () => void;
  onLeave: () => void;
};

export function SharedLink({ ownTestId, link, timeZone, onMakeNew, onLeave }: SharedLinkProps) {
  const { testId: code, shareUrl, expiresAt } = link;
  const { showToast, showError } = useToasts();
  const [isProjected, setIsProjected] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copyLinkButton = useRef<HTMLButtonElement>(null);
  // The button that was pressed to get here is gone.
  useEffect(() => copyLinkButton.current?.focus(), []);

  async function copyCode() {
    if (await copyText(code)) showToast(messages.codeCopied);
    else showError(messages.codeNotCopied);
  }

  async function copyLink() {
    if (await copyText(shareUrl)) return showToast(messages.linkCopied);
    showError(messages.linkNotCopied);
    // Selects it too.
    field.current?.focus();
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-5">
        <div className="grid gap-3">
          <p className="type-sm font-semibold">{messages.code}</p>
          <CodeTiles code={code} />
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => void copyCode()}>
              <Icon icon={Copy} size="small" />
              {messages.copyCode}
            </Button>
            <Button size="small" onClick={() => setIsProjected(true)}>
              <Icon icon={Projector} size="small" />
              {projectorMessages.show}
            </Button>
          </div>
        </div>
        <QrCode text={shareUrl} label={messages.qrCode(shareUrl)} />
      </div>
      <Field label={messages.link}>
        <div className="flex flex-wrap gap-2">
          <TextInput
            ref={field}
            readOnly
            value={shareUrl}
            className="min-w-0 flex-[1_1_236px]"
            onFocus={({ target }) => target.select()}
          />
          <Button
            ref={copyLinkButton}
            variant="primary"
            className="flex-[1_0_auto]"
            onClick={() => void copyLink()}
          >
            <Icon icon={Copy} />
            {messages.copyLink}
          </Button>
        </div>
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 type-sm">
        <p className="flex gap-2 text-ink-2">
          <Icon icon={Clock} size="small" className="mt-0.5" />
          {messages.expires(writeMoment(expiresAt, timeZone))}
        </p>
        <span className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <TextButton onClick={onMakeNew}>{messages.makeNew}</TextButton>
          <RouterLink to={pathsOf.give(ownTestId)} onClick={onLeave} className={textActionClass}>
            {shareMessages.give}
          </RouterLink>
          <RouterLink to={pathsOf.shareReport(code)} onClick={onLeave} className={textActionClass}>
            {messages.report}
          </RouterLink>
          <RouterLink to={pathsOf.test(ownTestId)} onClick={onLeave} className={textActionClass}>
            {messages.manage}
          </RouterLink>
        </span>
      </div>
      {isProjected && <ShareProjector link={link} onClose={() => setIsProjected(false)} />}
    </>
  );
}

/** A code, sign by sign, so that it can be read out and copied from a wall. */
function CodeTiles({ code }: { code: string }) {
  return (
    <div role="img" aria-label={messages.spell(code)} className="flex w-70.5 max-w-full gap-1.5">
      {Array.from(code).map((sign, place) => (
        <span
          // A sign is nothing but its place here, and may stand twice.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          className="grid h-13.5 min-w-0 flex-1 place-items-center rounded-control border border-line bg-surface text-[1.375rem] font-bold tabular-nums shadow-e1"
        >
          {sign}
        </span>
      ))}
    </div>
  );
}
