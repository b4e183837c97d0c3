import { sharingLimits } from '@engram/core/limits.ts';
import { readTypedCode } from '@engram/core/sharing/share-code.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { titled, writeHead } from '../../page-head.ts';
import { paths } from '../../paths.ts';
import { usePart } from '../../ui/use-part.ts';
import { JoinForm } from './join-form.tsx';
import { joiningMessages as messages } from './messages.ts';
import { useJoin } from './use-join.ts';

/** Nearly nobody meets it, and so nearly nobody should load it. */
const PersonCheck = lazy(async () => ({
  default: (await import('../taking/person-check.tsx')).PersonCheck,
}));

export const meta = () =>
  writeHead({
    path: paths.join,
    title: titled(messages.pageTitle),
    description: messages.description,
  });

/** Where a code is typed, by anybody. With one in the address it is typed already. */
export default function JoinScreen() {
  const { code = '' } = useParams();
  return <JoinDesk key={code} first={readTypedCode(code).slice(0, sharingLimits.codeLength)} />;
}

function JoinDesk({ first }: { first: string }) {
  const join = useJoin({ first, asksHere: true });
  const { module: ahead, fetch } = usePart(loadAhead);
  const isTyping = join.code !== '';
  // The network is outside of React.
  useEffect(() => {
    if (isTyping) void fetch();
  }, [isTyping, fetch]);

  if (join.captcha !== undefined) {
    return (
      <Suspense>
        <PersonCheck key={join.captcha} takesFocus onSolved={join.solve} />
      </Suspense>
    );
  }
  return (
    <>
      <JoinForm join={join} />
      {ahead && <ahead.TestAhead />}
    </>
  );
}

async function loadAhead() {
  return import('./test-ahead.tsx');
}
