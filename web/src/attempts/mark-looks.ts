import type { OutcomeMark } from '@engram/core/attempts/attempt.ts';
import { Check, CircleHelp, CircleSlash, Contrast, type LucideIcon, X } from 'lucide-react';

type MarkLook = { tone: 'green' | 'blue' | 'yellow' | 'red' | 'neutral'; icon: LucideIcon };

const incorrect: MarkLook = { tone: 'red', icon: X };

/** Partly right is neither a tick nor a cross: a circle that is half full. */
export const markLooks: Readonly<Record<OutcomeMark, MarkLook>> = {
  correct: { tone: 'green', icon: Check },
  partly: { tone: 'blue', icon: Contrast },
  incorrect,
  unanswered: incorrect,
  'needs-review': { tone: 'yellow', icon: CircleHelp },
  dropped: { tone: 'neutral', icon: CircleSlash },
};
