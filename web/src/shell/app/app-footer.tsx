import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { themeMessages } from '../../theme/messages.ts';
import { ThemeControl } from '../../theme/theme-control.tsx';
import { footerMessages as messages } from '../messages.ts';
import { appMessages } from './messages.ts';

/** One quiet line below the work of whoever is signed in: nothing here wants to sell. */
export function AppFooter() {
  return (
    <footer className="border-t border-line type-xs text-ink-3 print:hidden">
      <div className="wrap flex min-h-15 flex-wrap items-center gap-x-5 gap-y-1 py-2 max-md:justify-center">
        <p>{messages.copyright}</p>
        <nav aria-label={messages.legal}>
          <ul className="flex flex-wrap gap-x-5 max-md:justify-center">
            {links.map(({ label, to }) => (
              <li key={label}>
                <Link to={to} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="md:ms-auto">
          <ThemeControl labels={themeMessages} />
        </div>
      </div>
    </footer>
  );
}

const links = [
  { label: appMessages.help, to: paths.faq },
  { label: messages.contact, to: paths.contact },
  { label: messages.privacy, to: paths.privacy },
  { label: messages.terms, to: paths.terms },
];

const linkClass =
  'inline-flex min-h-11 items-center text-ink-3 no-underline hover:text-ink hover:underline';
