import { Field } from '../../../ui/forms/field.tsx';
import { Captcha } from '../../captcha/captcha.tsx';
import { PasswordInput } from '../../password-input.tsx';
import { useUser } from '../../session/session.tsx';
import { proofMessages as messages } from '../messages.ts';
import type { PasswordProof } from './use-password-proof.ts';

export function PasswordProofField({ proof }: { proof: PasswordProof }) {
  const user = useUser();
  const { captcha } = proof;
  return (
    <>
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <Field label={messages.field} error={proof.problem}>
        <PasswordInput
          autoComplete="current-password"
          value={proof.password}
          onChange={(event) => proof.type(event.target.value)}
        />
      </Field>
      {captcha.isNeeded && (
        <Captcha
          key={captcha.attempt}
          purpose="password"
          onSolved={captcha.takeToken}
          onExpired={captcha.dropToken}
        />
      )}
    </>
  );
}
