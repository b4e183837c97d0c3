import { groupCode } from '@engram/core/sharing/share-code.ts';
import type { Assignment } from '@engram/core/sharing/assignment.ts';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { QrCode } from '../owning/qr-code.tsx';
import { handoutMessages as messages } from './messages.ts';

export function HandoutCard({ assignment }: { assignment: Assignment }) {
  const { code, shareUrl } = assignment;
  const { showToast, showError } = useToasts();
  const field = useRef<HTMLInputElement>(null);

  async function copyLink() {
    if (await copyText(shareUrl)) return showToast(messages.copied);
    showError(messages.notCopied);
    // Selects it too.
    field.current?.focus();
  }

  return (
    <Card
      as="section"
      padding="normal"
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-5 max-md:justify-items-center max-md:text-center md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-2">
          <p className="text-ink-2">
            {messages.goTo}{' '}
            <b className="font-semibold wrap-anywhere text-ink">{writeJoinAddress(shareUrl)}</b>{' '}
            {messages.andType}
          </p>
          <p
            role="img"
            aria-label={messages.code(code)}
            className="text-[clamp(2.25rem,11vw,4rem)] leading-none font-[720] tracking-[0.05em] whitespace-nowrap tabular-nums"
          >
            {groupCode(code)}
          </p>
        </div>
        <Field label={messages.link} className="text-start">
          <div className="flex flex-wrap gap-2">
            <TextInput
              ref={field}
              readOnly
              value={shareUrl}
              className="min-w-0 flex-[1_1_220px] font-semibold"
              onFocus={({ target }) => target.select()}
            />
            <Button
              variant="primary"
              className="flex-[1_0_auto] md:flex-none"
              onClick={() => void copyLink()}
            >
              <Icon icon={Copy} />
              {messages.copy}
            </Button>
          </div>
        </Field>
      </div>
      <QrCode text={shareUrl} label={messages.qrCode(shareUrl)} />
    </Card>
  );
}

/** Where a code is typed in, as somebody reads it out: without the protocol. */
function writeJoinAddress(shareUrl: string): string {
  return `${new URL(shareUrl).host}/join`;
}
