import type { Joined } from '@engram/core/classes/class.ts';
import { comeBack } from '@engram/core/classes/member-api.ts';
import { classLimits } from '@engram/core/limits.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { pathsOf } from '../../paths.ts';
import { asksForCaptcha } from '../../sharing/taking/explain-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { classMessages } from '../messages.ts';
import { joiningMessages as messages } from './joining-messages.ts';

/** Nearly nobody meets it, and so nearly nobody should load it. */
const Captcha = lazy(async () => ({
  default: (await import('../../accounts/captcha/captcha.tsx')).Captcha,
}));

type ComeBackFormProps = {
  code: string;
  onBack: (joined: Joined) => void;
  onNew: () => void;
};

export function ComeBackForm({ code, onBack, onNew }: ComeBackFormProps) {
  const [words, setWords] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const coming = useMutation({
    mutationFn: (captchaToken?: string) => {
      const proof = captchaToken === undefined ? {} : { captchaToken };
      return call(comeBack, { params: { code }, body: { words, ...proof } });
    },
    onSuccess: async (joined) => {
      onBack(joined);
      await navigate(pathsOf.joinedClass(joined.classId), { replace: true });
    },
    onError: () => input.current?.focus(),
  });
  const { error, isPending } = coming;
  const isWrong = error instanceof ApiError && error.code === 'way-back-wrong';
  const asks = asksForCaptcha(error);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending && words.trim() !== '') coming.mutate(undefined);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h1 className="type-h1">{messages.backTitle}</h1>
        <p className="text-ink-2">{messages.backText}</p>
      </div>
      <Field label={messages.words} error={isWrong ? messages.wrongWords : undefined}>
        <TextInput
          ref={input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={messages.wordsPlaceholder}
          maxLength={classLimits.maxWordsLength}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            coming.reset();
          }}
        />
      </Field>
      {asks && (
        <Suspense fallback={<Skeleton shape="block" className="h-16" />}>
          <Captcha purpose="share-code" onSolved={(token) => coming.mutate(token)} />
        </Suspense>
      )}
      {error && !isWrong && !asks && (
        <Note tone="red">{messages.notBack(readFailure(error, classMessages.unknownFailure))}</Note>
      )}
      <Button type="submit" variant="primary" size="large" isBlock isBusy={isPending}>
        {messages.comeBack}
      </Button>
      <Button variant="ghost" isBlock onClick={onNew}>
        {messages.asNew}
      </Button>
    </form>
  );
}
