import type { UseFormRegister } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { PasswordInput } from '../password-input.tsx';
import type { AuthMode, AuthValues } from './find-problem.ts';
import { messages } from './messages.ts';
import { TermsLabel } from './terms-label.tsx';

type AuthFieldsProps = {
  mode: AuthMode;
  register: UseFormRegister<AuthValues>;
  /** The field to mend, and where it is said. */
  wrong: { field: keyof AuthValues; messageId: string } | undefined;
};

export function AuthFields({ mode, register, wrong }: AuthFieldsProps) {
  const isNew = mode === 'register';
  const connect = (name: keyof AuthValues) => ({
    ...register(name),
    ...(wrong?.field === name && { 'aria-invalid': true, 'aria-describedby': wrong.messageId }),
  });
  return (
    <>
      <Field label={messages.email}>
        <TextInput
          {...connect('email')}
          type="email"
          autoComplete={isNew ? 'email' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={messages.password} aside={!isNew && <ForgotLink />}>
        <PasswordInput
          {...connect('password')}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      </Field>
      {isNew && (
        <>
          <Field label={messages.confirmation}>
            <TextInput {...connect('confirmation')} type="password" autoComplete="new-password" />
          </Field>
          <Checkbox {...connect('hasAgreed')} label={<TermsLabel />} />
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
