import type { UseFormRegister } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { PasswordInput } from '../password-input.tsx';
import type { AuthMode, AuthValues, FieldProblems } from './find-problems.ts';
import { messages } from './messages.ts';
import { TermsLabel } from './terms-label.tsx';

type AuthFieldsProps = {
  mode: AuthMode;
  register: UseFormRegister<AuthValues>;
  problems: FieldProblems;
};

export function AuthFields({ mode, register, problems }: AuthFieldsProps) {
  const isNew = mode === 'register';
  return (
    <>
      <Field label={messages.email} error={problems.email} isErrorQuiet>
        <TextInput
          {...register('email')}
          type="email"
          autoComplete={isNew ? 'email' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label={messages.password}
        aside={!isNew && <ForgotLink />}
        {...(isNew && { hint: messages.passwordHint })}
        error={problems.password}
        isErrorQuiet
      >
        <PasswordInput
          {...register('password')}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      </Field>
      {isNew && (
        <>
          <Field label={messages.confirmation} error={problems.confirmation} isErrorQuiet>
            <TextInput {...register('confirmation')} type="password" autoComplete="new-password" />
          </Field>
          <Checkbox
            {...register('hasAgreed')}
            label={<TermsLabel />}
            error={problems.hasAgreed}
            isErrorQuiet
          />
        </>
      )}
    </>
  );
}

function ForgotLink() {
  return (
    <Link
      to={paths.forgotPassword}
      className="inline-flex min-h-6 items-center type-sm font-semibold no-underline hover:underline"
    >
      {messages.forgot}
    </Link>
  );
}
