import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { actionMessages as messages } from './messages.ts';

/** For a visitor, who has taken somebody else's test (N40). */
export function InviteCard() {
  return (
    <Card
      as="section"
      padding="normal"
      isFlat
      className="flex flex-wrap items-center justify-between gap-4 border-transparent bg-petrol-soft"
    >
      <div className="grid min-w-0 gap-1">
        <h2 className="type-h3">{messages.keepTitle}</h2>
        <p className="type-sm text-ink-2">{messages.keepText}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.register} className={buttonClass({ variant: 'primary' })}>
          {messages.createAccount}
        </Link>
        <Link to={paths.logIn} className={buttonClass()}>
          {messages.logIn}
        </Link>
      </div>
    </Card>
  );
}
