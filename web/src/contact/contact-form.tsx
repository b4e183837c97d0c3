import { contactMessages } from '@engram/core/contact/messages.ts';
import { accountLimits, siteLimits } from '@engram/core/limits.ts';
import { product } from '@engram/core/product.ts';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { FormMessage } from '../accounts/form-message.tsx';
import { useUser } from '../accounts/session/session.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/forms/field.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { contactCopy as copy } from './contact-copy.ts';
import { ContactThanks } from './contact-thanks.tsx';
import { fillWhereEmpty, type LetterField } from './letter.ts';
import { useSendLetter } from './use-send-letter.ts';

const ContactCaptcha = lazy(async () => ({
  default: (await import('./contact-captcha.tsx')).ContactCaptcha,
}));

export function ContactForm() {
  const { phase, problems, failure, captcha, submit, ...notes } = useSendLetter();
  const form = usePrefilledForm();
  const messageId = useId();
  const isSending = phase === 'sending';

  const control = (field: LetterField) => ({
    name: field,
    required: true,
    // What is being sent is what stands in the fields.
    readOnly: isSending,
    onChange: () => notes.forgetProblem(field),
  });
  const problemOf = (field: LetterField) => ({
    label: copy.fields[field],
    error: problems[field],
    isErrorQuiet: true,
  });

  return (
    <Card padding="normal">
      <form
        ref={form}
        noValidate
        // Sends nothing by itself: a browser without our code would put the message into an address.
        method="dialog"
        onSubmit={submit}
        onChange={notes.forgetFailure}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
          <Field {...problemOf('name')}>
            <TextInput
              {...control('name')}
              autoComplete="name"
              maxLength={siteLimits.maxContactNameLength}
            />
          </Field>
          <Field {...problemOf('email')}>
            <TextInput
              {...control('email')}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={accountLimits.maxEmailLength}
            />
          </Field>
        </div>
        <Field {...problemOf('subject')}>
          <TextInput {...control('subject')} maxLength={siteLimits.maxContactSubjectLength} />
        </Field>
        <Field {...problemOf('message')}>
          <TextArea
            {...control('message')}
            rows={5}
            maxLength={siteLimits.maxContactMessageLength}
          />
        </Field>
        {failure && <FormMessage id={messageId} problem={failure} />}
        {captcha.isNeeded && (
          <Suspense>
            <ContactCaptcha
              key={captcha.attempt}
              onSolved={captcha.takeToken}
              onExpired={captcha.dropToken}
            />
          </Suspense>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-3 md:grid-cols-[minmax(0,1fr)_auto] noscript:hidden">
          <ContactThanks isShown={phase === 'sent'} onOver={notes.endThanks}>
            {copy.allRequired}
          </ContactThanks>
          <Button type="submit" variant="primary" isBusy={isSending}>
            {isSending ? contactMessages.sending : contactMessages.send}
          </Button>
        </div>
        <WithoutScript />
      </form>
    </Card>
  );
}

/** With what we know of somebody signed in; nothing that was typed is lost. */
function usePrefilledForm() {
  const form = useRef<HTMLFormElement>(null);
  const user = useUser();
  const name = user?.displayName;
  const email = user?.email;
  // The fields are the browser's own, outside React, and the session is known later than they are.
  useEffect(() => {
    if (form.current && name !== undefined && email !== undefined) {
      fillWhereEmpty(form.current, { name, email });
    }
  }, [name, email]);
  return form;
}

function WithoutScript() {
  const { before, after } = copy.sendByMail;
  return (
    <p className="hidden type-sm noscript:block">
      {before} <a href={`mailto:${product.supportMailbox}`}>{product.supportMailbox}</a> {after}
    </p>
  );
}
