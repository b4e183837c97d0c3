import { Check } from 'lucide-react';
import type { ActionDispatch, FormEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LogoTrace } from '../../ui/logo.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { TermsLabel } from '../auth/terms-label.tsx';
import { PasswordInput } from '../password-input.tsx';
import { focusField } from './focus-field.ts';
import { registerMessages as messages } from './messages.ts';
import { findRegistrationProblems, type Registration } from './registration.ts';
import { firstProblem, type OnboardingAction, type OnboardingState } from './state.ts';

type RegisterStepProps = {
  state: OnboardingState;
  dispatch: ActionDispatch<[OnboardingAction]>;
  returnPath: string | undefined;
  onNext: () => void;
};

/** No account yet: that comes at the end of the second step [ONB-18]. */
export function RegisterStep({ state, dispatch, returnPath, onNext }: RegisterStepProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    dispatch({ type: 'registration-submitted' });
    const problem = firstProblem(findRegistrationProblems(state.registration));
    if (problem === undefined) onNext();
    else focusField(event.currentTarget, problem);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,640px)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
        <div className="grid gap-2">
          <h1 className="type-h1">{messages.title}</h1>
          <p className="text-ink-2">
            {messages.lead} {messages.haveAccount}{' '}
            <Link to={paths.logIn} state={{ returnPath }}>
              {messages.logIn}
            </Link>
          </p>
        </div>
        {/* Post, so that no password gets into the address should the script not run. */}
        <form noValidate method="post" onSubmit={submit} className="grid gap-5">
          <RegistrationFields
            state={state}
            onChange={(change) => dispatch({ type: 'registration-changed', change })}
          />
          <hr className="mt-3 border-line" />
          <Button
            type="submit"
            variant="primary"
            size="large"
            className="mt-1 justify-self-end max-md:justify-self-stretch"
          >
            {messages.next}
          </Button>
        </form>
      </div>
      <FreePlanCard />
    </div>
  );
}

type RegistrationFieldsProps = {
  state: OnboardingState;
  onChange: (change: Partial<Registration>) => void;
};

function RegistrationFields({ state, onChange }: RegistrationFieldsProps) {
  const { registration, registrationProblems: problems } = state;
  return (
    <>
      <Field label={messages.email} error={problems.email} isErrorQuiet>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          value={registration.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      </Field>
      <div className="grid items-start gap-5 md:grid-cols-2 md:gap-4">
        <Field
          label={messages.password}
          hint={messages.passwordHint}
          error={problems.password}
          isErrorQuiet
        >
          <PasswordInput
            name="password"
            autoComplete="new-password"
            value={registration.password}
            onChange={(event) => onChange({ password: event.target.value })}
          />
        </Field>
        <Field label={messages.confirmation} error={problems.confirmation} isErrorQuiet>
          <PasswordInput
            subject={messages.confirmationShort}
            name="confirmation"
            autoComplete="new-password"
            value={registration.confirmation}
            onChange={(event) => onChange({ confirmation: event.target.value })}
          />
        </Field>
      </div>
      <Field
        label={messages.securityWord}
        hint={messages.securityHint}
        error={problems.securityWord}
        isErrorQuiet
      >
        <TextInput
          name="securityWord"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={registration.securityWord}
          onChange={(event) => onChange({ securityWord: event.target.value })}
        />
      </Field>
      <Checkbox
        name="agrees"
        label={<TermsLabel />}
        error={problems.agrees}
        isErrorQuiet
        checked={registration.agrees}
        onChange={(event) => onChange({ agrees: event.target.checked })}
        className="mt-1"
      />
    </>
  );
}

function FreePlanCard() {
  return (
    <Card
      padding="normal"
      className="grid max-w-90 gap-5 self-start justify-self-end max-lg:hidden"
    >
      <LogoTrace />
      <p className="type-h3">{messages.free.title}</p>
      <ul className="grid gap-2.5 type-ui">
        {messages.free.lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Icon icon={Check} size="small" className="mt-0.75 text-success" />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}
