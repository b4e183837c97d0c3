import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { headerLinkClass } from './header-link-class.ts';
import { messages } from '../messages.ts';

export function StudyToolsButton(props: ComponentProps<'button'>) {
  return (
    <button {...props} type="button" className={classNames(headerLinkClass, 'noscript:hidden')}>
      {messages.studyTools}
      <Icon icon={ChevronDown} size="small" />
    </button>
  );
}
