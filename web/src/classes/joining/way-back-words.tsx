import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { wordsMessages as messages } from './joining-messages.ts';
import type { KeptClass } from './kept-classes.ts';

/** Shown once: of the words only a hash is kept, on the server and nowhere here. */
export function WayBackWords({ kept, words }: { kept: KeptClass; words: string }) {
  const { showToast, showError } = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form that was sent.
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    if (await copyText(words)) showToast(messages.copied);
    else showError(messages.notCopied);
  }

  return (
    <div className="wrap grid w-full max-w-140 grid-cols-[minmax(0,1fr)] content-start gap-6 pt-8 pb-10 text-center">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="type-h1 wrap-anywhere">
          {messages.title(kept.name)}
        </h1>
        <p className="text-ink-2">{messages.text}</p>
      </div>
      <section className="grid justify-items-center gap-2 rounded-card bg-petrol-soft px-5 py-7 text-petrol-ink">
        <h2 className="type-sm font-semibold">{messages.label}</h2>
        <p className="text-[1.75rem] leading-tight font-bold tracking-[-0.02em] text-balance text-ink">
          {words}
        </p>
        <p className="max-w-[36ch] type-sm">{messages.screenshot}</p>
      </section>
      <div className="grid gap-3">
        <Link
          to={pathsOf.joinedClass(kept.classId)}
          className={buttonClass({ variant: 'primary', size: 'large', isBlock: true })}
        >
          {messages.goOn}
        </Link>
        <Button isBlock onClick={() => void copy()}>
          <Icon icon={Copy} />
          {messages.copy}
        </Button>
      </div>
    </div>
  );
}
