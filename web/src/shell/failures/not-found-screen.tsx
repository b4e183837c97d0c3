import type { MetaDescriptor } from 'react-router';
import { notFoundMessages } from '../messages.ts';
import { NotFoundPage } from './not-found-page.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: notFoundMessages.documentTitle }, { name: 'robots', content: 'noindex' }];
}

export default function NotFoundScreen() {
  return <NotFoundPage />;
}
