import { Link } from 'react-router';
import { Captcha } from '../../accounts/captcha/captcha.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { takingMessages } from './messages.ts';

const messages = takingMessages.personCheck;

/** Before a code is looked up in a network from which too many led nowhere. */
export function PersonCheck({ onSolved }: { onSolved: (token: string) => void }) {
  return (
    <div className="wrap page-block grid justify-items-center">
      <Card className="grid w-full max-w-130 gap-5 rounded-dialog p-[clamp(22px,4vw,36px)] shadow-e2">
        <div className="grid gap-2">
          <h1 className="type-h2">{messages.title}</h1>
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
