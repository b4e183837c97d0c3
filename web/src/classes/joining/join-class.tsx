import type { ClassToJoin } from '@engram/core/classes/class.ts';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BarePage } from '../bare-page.tsx';
import { ComeBackForm } from './come-back-form.tsx';
import { joiningMessages as messages } from './joining-messages.ts';
import { type KeptClass, keepClass, listKeptClasses } from './kept-classes.ts';
import { KeptAboutYou } from './kept-about-you.tsx';
import { NameForm } from './name-form.tsx';
import { WayBackWords } from './way-back-words.tsx';

type Told = { kept: KeptClass; words: string };

/** A name for whoever is new, words for whoever comes back, and nothing for whose device it is already. */
export function JoinClass({ found }: { found: ClassToJoin }) {
  const [way, setWay] = useState<'name' | 'words'>('name');
  const [told, setTold] = useState<Told>();
  const [isOther, setIsOther] = useState(false);
  const [before] = useState(() => listKeptClasses().find(({ code }) => code === found.code));
  const { code, name: className, school, teacher } = found;

  function keep(kept: Omit<KeptClass, 'className' | 'code'>) {
    const whole = { ...kept, className, code };
    keepClass(whole);
    return whole;
  }

  if (told) {
    return (
      <BarePage badge={<Badge>{told.kept.name}</Badge>}>
        <WayBackWords kept={told.kept} words={told.words} />
      </BarePage>
    );
  }
  return (
    <BarePage badge={<CodeBadge code={code} />}>
      <div className="wrap grid w-full max-w-125 grid-cols-[minmax(0,1fr)] content-start gap-6 pt-5 pb-10">
        <div className="flex items-center gap-3.5 rounded-tile bg-petrol-soft px-4 py-3 text-petrol-ink">
          <Icon icon={Users} />
          <p className="grid min-w-0">
            <span className="font-semibold wrap-anywhere text-ink">{className}</span>{' '}
            <span className="type-sm wrap-anywhere">{messages.by(teacher, school)}</span>
          </p>
        </div>
        {before && !isOther ? (
          <AlreadyIn kept={before} onOther={() => setIsOther(true)} />
        ) : way === 'words' ? (
          <ComeBackForm code={code} onBack={keep} onNew={() => setWay('name')} />
        ) : (
          <>
            <NameForm
              found={found}
              onJoined={({ words, ...joined }) => setTold({ kept: keep(joined), words })}
            />
            <Button variant="ghost" isBlock onClick={() => setWay('words')}>
              {messages.back}
            </Button>
            <KeptAboutYou teacher={teacher} aiGrading={found.aiGrading} />
          </>
        )}
      </div>
    </BarePage>
  );
}

function AlreadyIn({ kept, onOther }: { kept: KeptClass; onOther: () => void }) {
  return (
    <div className="grid gap-4">
      <h1 className="type-h1">{messages.backTitle}</h1>
      <p className="text-ink-2">{messages.alreadyIn(kept.name)}</p>
      <Link
        to={pathsOf.joinedClass(kept.classId)}
        className={buttonClass({ variant: 'primary', size: 'large', isBlock: true })}
      >
        {messages.goOn}
      </Link>
      <Button variant="ghost" isBlock onClick={onOther}>
        {messages.notMe}
      </Button>
    </div>
  );
}

function CodeBadge({ code }: { code: string }) {
  return <Badge>{`${code.slice(0, 3)} ${code.slice(3)}`}</Badge>;
}
