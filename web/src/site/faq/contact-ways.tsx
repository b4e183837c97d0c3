import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { EmptyPageDrawing } from '../../ui/states/trace-illustrations.tsx';
import { faqCopy } from './faq-copy.ts';

/** After the last question: whoever came this far has not found theirs. */
export function ContactRow() {
  return (
    <Card padding="small" className="flex flex-wrap items-center justify-between gap-4">
      <p>
        <b className="font-semibold">{faqCopy.nothingFits}</b>{' '}
        <span className="text-ink-2">{faqCopy.answerTime}</span>
      </p>
      <Link to={paths.contact} className={buttonClass()}>
        {faqCopy.contact}
      </Link>
    </Card>
  );
}

export function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        drawing={<EmptyPageDrawing />}
        title={faqCopy.nothingFound(query)}
        text={faqCopy.nothingFoundHint}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onClear}>{faqCopy.clear}</Button>
            <Link to={paths.contact} className={buttonClass({ variant: 'primary' })}>
              {faqCopy.contact}
            </Link>
          </div>
        }
      />
    </Card>
  );
}
