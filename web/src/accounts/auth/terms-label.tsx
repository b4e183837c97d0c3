import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** The age is a promise, not a check: we ask for no date of birth. */
export function TermsLabel() {
  const { before, between } = messages.terms;
  return (
    <>
      {before} <LegalLink to={paths.terms} label={messages.termsLink} /> {between}{' '}
      <LegalLink to={paths.privacy} label={messages.privacyLink} />
    </>
  );
}

/** In a tab of its own, so that what is typed here stays. */
function LegalLink({ to, label }: { to: string; label: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {label}
      <span className="sr-only">{messages.newTab}</span>
    </a>
  );
}
