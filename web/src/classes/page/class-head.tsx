import type { Class } from '@engram/core/classes/class.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { classMessages, pageMessages as messages } from '../messages.ts';
import { ClassMenu } from './class-menu.tsx';

/** Which class it is, and what can be done with it. */
export function ClassHead({ taught, children }: { taught: Class; children?: ReactNode }) {
  const { name, school, term, memberCount } = taught;
  const about = [classMessages.students(memberCount), school, term].filter(Boolean);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Link
        to={paths.classes}
        className="inline-flex min-h-7 tall-target items-center gap-1.25 justify-self-start rounded-tag py-1 text-sm font-semibold text-petrol no-underline hover:underline focus-visible:shadow-focus"
      >
        <Icon icon={ArrowLeft} size="small" />
        {messages.back}
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
          <h1 className="type-h1 wrap-anywhere">{name}</h1>
          <p className="type-sm wrap-anywhere text-ink-2">{about.join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:first:flex-1">
          {children}
          <ClassMenu taught={taught} />
        </div>
      </div>
    </div>
  );
}
