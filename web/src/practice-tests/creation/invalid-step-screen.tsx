import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { invalidStepMessages as messages } from './messages.ts';

/** An address under test creation that is none of its steps [BROUTE-20]. */
export default function InvalidStepScreen() {
  return (
    <div className="wrap grid flex-1 place-items-center pt-10 pb-18">
      <ErrorState
        level={1}
        title={messages.title}
        text={messages.text}
        action={
          <Link to={paths.testInput} className={buttonClass({ variant: 'primary' })}>
            {messages.action}
          </Link>
        }
      />
    </div>
  );
}
