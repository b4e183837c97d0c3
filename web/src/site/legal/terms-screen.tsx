import { writeHead, titled } from '../../page-head.ts';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';
import { termsText } from './terms/terms-text.ts';

const { title, description } = termsText;

export const meta = () => writeHead({ path: paths.terms, title: titled(title), description });

export default function TermsScreen() {
  return <LegalPage document={termsText} />;
}
