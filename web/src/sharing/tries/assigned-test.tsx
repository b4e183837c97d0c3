import type { User } from '@engram/core/accounts/user.ts';
import type { AssignmentHead } from '@engram/core/sharing/assignment.ts';
import { groupCode } from '@engram/core/sharing/share-code.ts';
import type { SharedTest } from '@engram/core/sharing/shared-test.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { useAttemptPart } from '../../attempts/keeping/use-attempts.ts';
import { ownZone } from '../taking/intro/own-zone.ts';
import { BarePage } from './bare-page.tsx';
import { GivenAnswers } from './handed-in/given-answers.tsx';
import { HandedInPage } from './handed-in/handed-in-page.tsx';
import { NameForm } from './name-form.tsx';
import { Ready } from './ready.tsx';
import { dropTakerName, findTakerName, keepTakerName } from './taker-here.ts';
import { TryRun } from './try-run.tsx';
import { UnderWay } from './under-way.tsx';
import { useAnswersPlace } from './use-answers-place.ts';
import { useHandIn } from './use-hand-in.ts';
import { useTry } from './use-try.ts';

type AssignedTestProps = {
  code: string;
  test: SharedTest;
  head: AssignmentHead;
  user: User | undefined;
  /** Asks again whether it is open. */
  onRefresh: () => void;
};

/** An assignment for those who take it: its rules, the test, and what came of it (D40). */
export function AssignedTest({ code, test, head, user, onRefresh }: AssignedTestProps) {
  const uid = user?.uid;
  const { rules } = head;
  const taking = useTry({ code, rules, uid });
  const { own, found, isRunning, isGone, forget, ask } = taking;
  const [isOver, setIsOver] = useState(false);
  const place = useAnswersPlace();
  const [name, setName] = useState(() => findTakerName(uid) ?? user?.displayName ?? undefined);
  const timeZone = user?.timeZone ?? ownZone();

  const sending = useHandIn({
    code,
    onHandedIn: (handedIn) => {
      if (found) taking.setFound({ ...found, handedIn });
      // When it closes may have changed since it was begun.
      ask();
    },
    onOver: () => {
      setIsOver(true);
      ask();
    },
  });
  const phase = usePhase(own);
  const handIn = useEffectEvent(() => own && sending.handIn(own));
  const isToHandIn = phase === 'submitted' && found !== undefined && found.handedIn === null;
  // It ended here, perhaps before a reload, and the server has not heard of it.
  useEffect(() => {
    if (isToHandIn && !isOver) handIn();
  }, [isToHandIn, isOver]);
  // Another tab has handed it in and dropped the answers before this one looked.
  const isTakenAway = own !== undefined && found?.handedIn === null && phase === undefined;
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (isTakenAway) askAgain();
  }, [isTakenAway]);
  // The report was deleted, and with it what this browser had a key to.
  const drop = useEffectEvent(forget);
  useEffect(() => {
    if (isGone) drop();
  }, [isGone]);

  if (own && found?.handedIn) {
    const { handedIn, ...ends } = found;
    const shown = { code, test, head, own, handedIn, ends, timeZone };
    if (place.isOpen) return <GivenAnswers {...shown} onBack={place.close} />;
    return (
      <HandedInPage
        {...shown}
        isBeginning={taking.isBeginning}
        failure={taking.beginFailure}
        onSee={place.open}
        onAgain={() => taking.begin({ name: own.kept.name, number: own.kept.number + 1 })}
        onChangeName={changeName}
      />
    );
  }
  if (own && found && isRunning && phase === 'open') {
    return (
      <TryRun
        key={found.key}
        code={code}
        test={test}
        head={head}
        owner={own.owner}
        found={found}
        onSubmitted={() => undefined}
        onLeave={taking.leave}
        onBehind={ask}
      />
    );
  }
  const badge = own?.kept.name ?? (rules.asksName ? name : undefined) ?? groupCode(code);
  if (own) {
    return (
      <BarePage badge={badge}>
        <UnderWay
          title={test.title}
          taking={taking}
          isOver={isOver}
          sending={sending}
          onChangeName={own.kept.name === null ? undefined : changeName}
        />
      </BarePage>
    );
  }
  if (rules.asksName && name === undefined && head.state !== 'closed') {
    return (
      <BarePage badge={groupCode(code)}>
        <NameForm code={code} title={test.title} firstName="" onName={takeName} />
      </BarePage>
    );
  }
  return (
    <BarePage badge={badge}>
      <Ready
        title={test.title}
        head={head}
        name={rules.asksName ? (name ?? null) : null}
        timeZone={timeZone}
        isBeginning={taking.isBeginning}
        failure={taking.beginFailure}
        onStart={() => taking.begin({ name: rules.asksName ? (name ?? null) : null, number: 1 })}
        onChangeName={changeName}
        onRefresh={onRefresh}
      />
    </BarePage>
  );

  function takeName(given: string) {
    keepTakerName(uid, given);
    setName(given);
  }

  function changeName() {
    dropTakerName(uid);
    setName(undefined);
    setIsOver(false);
    forget();
  }
}

function usePhase(own: { owner: string; kept: { key: string } } | undefined) {
  const key = { uid: own?.owner ?? '', id: own?.kept.key ?? '' };
  return useAttemptPart(key, () => (own ? attemptsOf(key.uid).find(key.id)?.phase : undefined));
}
