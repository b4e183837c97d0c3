import { Link2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { faqCopy } from './faq-copy.ts';

type AnswerLinkProps = { id: string; question: string };

/** The address of one question. A press copies it; without JavaScript it is a plain link. */
export function AnswerLink({ id, question }: AnswerLinkProps) {
  const [isCopied, setIsCopied] = useState(false);
  const navigate = useNavigate();

  function copy(event: MouseEvent) {
    // Only there do browsers let a page write to the clipboard.
    if (!window.isSecureContext) return;
    event.preventDefault();
    navigator.clipboard.writeText(`${location.origin}${paths.faq}#${id}`).then(
      () => setIsCopied(true),
      () => void navigate({ hash: id }),
    );
  }

  return (
    <p className="-mb-2 type-xs">
      <Link
        to={{ hash: id }}
        onClick={copy}
        onBlur={() => setIsCopied(false)}
        className="inline-flex min-h-11 items-center gap-1.5 font-medium text-ink-3 no-underline hover:text-petrol hover:underline"
      >
        <Icon icon={Link2} size="small" />
        <span>
          {isCopied ? faqCopy.linkCopied : faqCopy.link}
          <span className="sr-only">{faqCopy.linkTo(question)}</span>
        </span>
      </Link>
      <span role="status" className="sr-only">
        {isCopied && faqCopy.linkCopied}
      </span>
    </p>
  );
}
