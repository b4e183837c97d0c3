import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Icon } from '../ui/icon.tsx';
import { languageNames, richTextMessages as messages } from './messages.ts';
import { ScrollBox } from './scroll-box.tsx';

type CodeBlockProps = { language: string; text: string };

/** Code as it was written, with its language, numbered lines and a way to take it along. */
export function CodeBlock({ language, text }: CodeBlockProps) {
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();
  const name = language === '' ? undefined : (languageNames[language.toLowerCase()] ?? language);
  const lines = text.split('\n');

  async function copy() {
    setCopied((await copyText(text)) ? 'copied' : 'notCopied');
  }

  return (
    <div className="pointer-events-auto overflow-hidden rounded-option border border-line bg-surface text-start font-sans">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-line bg-sunken ps-4 pe-1.5 type-xs font-semibold text-ink-2">
        <span className="wrap-anywhere">{name ?? messages.code}</span>
        <Button
          variant="ghost"
          size="small"
          className="print:hidden"
          onClick={() => void copy()}
          onBlur={() => setCopied(undefined)}
        >
          <Icon icon={Copy} size="small" />
          <span aria-live="polite">{messages[copied ?? 'copy']}</span>
        </Button>
      </div>
      <ScrollBox
        label={name === undefined ? messages.code : messages.codeIn(name)}
        className="print:whitespace-pre-wrap"
      >
        <pre className="w-max min-w-full px-4 py-3.5 font-mono text-[0.9375rem] leading-[1.65] font-medium tracking-normal [tab-size:4] print:whitespace-pre-wrap">
          <code>
            {lines.map((line, place) => (
              // Lines of one text never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={place} className="block">
                {lines.length > 1 && (
                  <span aria-hidden className={numberClass}>
                    {place + 1}
                  </span>
                )}
                {line === '' ? '\n' : line}
              </span>
            ))}
          </code>
        </pre>
      </ScrollBox>
    </div>
  );
}

const numberClass = 'inline-block w-[2.2em] text-ink-3 select-none';
