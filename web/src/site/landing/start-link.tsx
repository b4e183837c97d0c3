import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { siteWords } from '../site-words.ts';
import { useStartPath } from '../use-start-path.ts';

type StartLinkProps = {
  /** Beside another main action. */
  isQuiet?: boolean;
  className?: string;
};

export function StartLink({ isQuiet = false, className }: StartLinkProps) {
  const path = useStartPath();
  return (
    <Link
      to={path}
      // With a very large font it takes two lines rather than leave the window.
      className={buttonClass({
        variant: isQuiet ? 'secondary' : 'primary',
        size: isQuiet ? 'normal' : 'large',
        className: classNames('max-w-full whitespace-normal!', className),
      })}
    >
      {path === paths.dashboard ? siteWords.goToDashboard : siteWords.tryFree}
      <Icon icon={ArrowRight} size={isQuiet ? 'small' : 'normal'} />
    </Link>
  );
}
