import type { PhotoReading } from '@engram/core/materials/reading-api.ts';
import { useState } from 'react';
import type { CheckedText } from './check-text.ts';

/** The words of one photo as we read them and, once it was asked, as a language model did. */
export function useReadings(first: CheckedText) {
  const [checked, setChecked] = useState(first);
  const [other, setOther] = useState<CheckedText>();
  const [shown, setShown] = useState<'ours' | 'ai'>('ours');

  return {
    checked,
    setChecked,
    /** Whose words are shown. */
    shown,
    hasOther: other !== undefined,
    /** Takes the place of what is shown, with which nothing is lost: `swap` brings it back. */
    add({ text }: PhotoReading) {
      setOther(checked);
      setChecked({ text, unsure: [] });
      setShown('ai');
    },
    swap() {
      if (!other) return;
      setOther(checked);
      setChecked(other);
      setShown(shown === 'ai' ? 'ours' : 'ai');
    },
  };
}
