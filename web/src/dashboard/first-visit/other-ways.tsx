import type { User } from '@engram/core/accounts/user.ts';
import { ArrowRight, FileText, Upload } from 'lucide-react';
import { useNavigate } from 'react-router';
import { draftOf } from '../../materials/draft/draft-store.ts';
import { paths } from '../../paths.ts';
import { sampleTexts } from '../../try/sample-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { tileClass } from '../tile-class.ts';
import { QuickUpload } from '../quick-upload.tsx';
import { firstVisitMessages as messages } from './messages.ts';

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
  const [sample] = sampleTexts;

  function begin() {
    const draft = draftOf(uid);
    draft.change({ type: 'open', mode: 'text' });
    draft.change({ type: 'write', text: sample.text });
    void navigate(paths.create);
  }

  return (
    <button type="button" onClick={begin} className={tileClass}>
      <Icon icon={FileText} size="large" className="text-petrol" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{messages.sample}</span>{' '}
        <span className="type-xs text-ink-2">{messages.sampleHint(sample.name)}</span>
      </span>
      <Icon icon={ArrowRight} size="small" className="text-ink-3" />
    </button>
  );
}
