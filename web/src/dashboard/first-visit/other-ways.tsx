import type { User } from '@engram/core/accounts/user.ts';
import { ArrowRight, FileText, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { draftOf } from '../../materials/draft/draft-store.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { tileClass } from '../tile-class.ts';
import { QuickUpload } from '../quick-upload.tsx';
import { firstVisitMessages as messages } from './messages.ts';

const sampleName = 'Photosynthesis';

/** For whoever has nothing to paste. */
export function OtherWays({ user }: { user: User }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="type-sm text-ink-2">{messages.otherWays}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2">
        <QuickUpload
          user={user}
          words={{ title: messages.upload, hint: messages.uploadHint }}
          drawing={<Icon icon={Upload} size="large" className="text-petrol" />}
        />
        <SampleWay user={user} />
      </div>
    </div>
  );
}

function SampleWay({ user: { uid } }: { user: User }) {
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);

  async function begin() {
    setHasFailed(false);
    try {
      // A page of text that most never ask for.
      const { sampleTexts } = await import('../../try/sample-texts.ts');
      const sample = sampleTexts.find(({ name }) => name === sampleName);
      const draft = draftOf(uid);
      draft.change({ type: 'open', mode: 'text' });
      draft.change({ type: 'write', text: sample?.text ?? '' });
      await navigate(paths.testInput);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <div className="grid gap-1.5">
      <button
        type="button"
        onClick={() => void begin()}
        className={classNames(tileClass, 'grid-cols-[auto_minmax(0,1fr)_auto]')}
      >
        <Icon icon={FileText} size="large" className="text-petrol" />
        <span className="grid gap-0.5">
          <span className="font-semibold">{messages.sample}</span>{' '}
          <span className="type-xs text-ink-2">{messages.sampleHint(sampleName)}</span>
        </span>
        <Icon icon={ArrowRight} size="small" className="text-ink-3" />
      </button>
      <p role="alert" className="type-xs font-medium text-danger-ink">
        {hasFailed && messages.sampleFailed}
      </p>
    </div>
  );
}
