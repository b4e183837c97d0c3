import { writeHead, titled } from '../../page-head.ts';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';
import { privacyText } from './privacy/privacy-text.ts';

const { title, description } = privacyText;

export const meta = () => writeHead({ path: paths.privacy, title: titled(title), description });

export default function PrivacyScreen() {
  return <LegalPage document={privacyText} />;
}
