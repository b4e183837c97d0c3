import { textLimits } from '@engram/core/questions/question.ts';
import { useId } from 'react';
import { RichLine } from '../../rich-text/rich-text.tsx';
import { Card } from '../../ui/card.tsx';
import { SwitchRow } from '../../ui/forms/switch-row.tsx';
import { deskMessages as messages } from './messages.ts';
import type { DeskItem } from './use-desk.ts';

type AnswerCardProps = {
  item: DeskItem;
  isAccepting: boolean;
  onAccepting: (isAccepting: boolean) => void;
};

/** What they wrote, as large as it has to be read, and who they are. */
export function AnswerCard({ item, isAccepting, onAccepting }: AnswerCardProps) {
  const id = useId();
  const { question, wording } = item;
  const [people, wrote] = messages.wrote(wording.count);
  const refusal = refuseKey(item);
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-5.5 p-[clamp(20px,3vw,36px)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h3 id={id} className="type-sm font-normal text-ink-2">
          <b className="font-semibold text-ink">{people}</b>
          {wrote}
        </h3>
        <p className="font-serif text-[clamp(1.75rem,1.3rem+1.8vw,2.5rem)] leading-[1.2] font-medium tracking-[-0.02em] wrap-anywhere whitespace-pre-line">
          <RichLine text={wording.wording} format={question.question.format} />
        </p>
        {wording.writers.length > 0 && (
          <p className="type-sm wrap-anywhere text-ink-3">
            {messages.writers(wording.writers, wording.count - wording.writers.length)}
          </p>
        )}
      </div>
      <div className="border-t border-line pt-3.5">
        <SwitchRow
          label={messages.accept}
          hint={refusal ?? messages.acceptHint}
          isOn={isAccepting && refusal === undefined}
          onChange={onAccepting}
          disabled={refusal !== undefined}
        />
      </div>
    </Card>
  );
}

/** Why a wording cannot be part of the key. */
export function refuseKey({ question: { question }, wording }: DeskItem): string | undefined {
  if (wording.wording.trim().length > textLimits.accepted) return messages.tooLong;
  const isTyped = question.type === 'short-answer' || question.type === 'fill-in-blank';
  const isFull = isTyped && question.acceptedAnswers.length >= textLimits.acceptedCount;
  return isFull ? messages.keyFull : undefined;
}
