import { paths } from '../../../paths.ts';
import { uploadMessages } from '../messages.ts';

const messages = uploadMessages.terms;

/** In a tab of its own, so that what was gathered here stays [FWIZ-24]. */
export function TermsLabel() {
  return (
    <>
      {messages.before}{' '}
      <a href={paths.terms} target="_blank" rel="noreferrer">
        {messages.link} <span className="sr-only">{messages.newTab}</span>
      </a>
    </>
  );
}
