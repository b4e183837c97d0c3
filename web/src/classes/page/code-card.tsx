import type { Class } from '@engram/core/classes/class.ts';
import { Projector } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { QrCode } from '../../sharing/owning/qr-code.tsx';
import { ClassCode } from '../class-code.tsx';
import { classMessages, codeMessages as messages } from '../messages.ts';
import { joinPlace } from '../join-place.ts';

export function CodeCard({ taught }: { taught: Class }) {
  const [isShown, setShown] = useState(false);
  const place = joinPlace();
  return (
    <Card as="section" padding="small" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="type-sm font-semibold">{messages.title}</h2>
        <Button size="small" variant="ghost" onClick={() => setShown(true)} className="-me-2">
          <Icon icon={Projector} size="small" />
          {messages.show}
        </Button>
      </div>
      <ClassCode code={taught.code} className="text-[2.25rem] leading-none" />
      <p className="type-sm text-ink-2">{messages.how(place)}</p>
      <Dialog
        isOpen={isShown}
        onClose={() => setShown(false)}
        title={messages.showTitle(taught.name)}
        description={messages.showText(place)}
        closeLabel={classMessages.close}
        width="broad"
      >
        <div className="grid justify-items-center gap-6 text-center">
          <ClassCode code={taught.code} className="text-[clamp(2.75rem,9vw,5.5rem)] leading-none" />
          <QrCode text={taught.joinUrl} label={messages.qr} />
          <CopyLink link={taught.joinUrl} />
        </div>
      </Dialog>
    </Card>
  );
}

function CopyLink({ link }: { link: string }) {
  const { showToast, showError } = useToasts();
  async function copy() {
    if (await copyText(link)) showToast(messages.copied);
    else showError(messages.notCopied);
  }
  return <Button onClick={() => void copy()}>{messages.copy}</Button>;
}
