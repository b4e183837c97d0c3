import type { Material } from '@engram/core/materials/material.ts';
import { ArrowRight, FileText } from 'lucide-react';
import { Link } from 'react-router';
import { testFrom } from '../../materials/library/test-from.ts';
import { Icon } from '../../ui/icon.tsx';
import { tileClass } from '../tile-class.ts';
import { firstVisitMessages as messages } from './messages.ts';

/** A text that was saved on the way to a test that never came of it. */
export function WaitingText({ material }: { material: Material }) {
  return (
    <Link {...testFrom(material)} className={tileClass}>
      <Icon icon={FileText} size="large" className="text-petrol" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="wrap-anywhere">{messages.saved(material.title)}</span>{' '}
        <span className="font-semibold text-petrol">{messages.makeFromSaved}</span>
      </span>
      <Icon icon={ArrowRight} size="small" className="text-ink-3" />
    </Link>
  );
}
