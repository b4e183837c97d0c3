import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Captcha } from '../../accounts/captcha/captcha.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { takingMessages } from './messages.ts';

const messages = takingMessages.personCheck;

type PersonCheckProps = {
  /** The button that was pressed is gone with its form. */
  takesFocus?: boolean;
  onSolved: (token: string) => void;
};

/** Before a code is looked up in a network from which too many led nowhere. */
export function PersonCheck({ takesFocus = false, onSolved }: PersonCheckProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="wrap page-block grid justify-items-center">
      <Card className="grid w-full max-w-130 gap-5 rounded-dialog p-[clamp(22px,4vw,36px)] shadow-e2">
        <div className="grid gap-2">
          <h1 ref={heading} tabIndex={-1} className="type-h2">
            {messages.title}
          </h1>
          <p className="text-ink-2">{messages.text}</p>
        </div>
        <Captcha purpose="share-code" onSolved={onSolved} />
        <Link to={paths.home} className={buttonClass()}>
          {takingMessages.error.home}
        </Link>
      </Card>
    </div>
  );
}
