import { titled, writeHead } from '../page-head.ts';
import { paths } from '../paths.ts';
import { ContactAside } from './contact-aside.tsx';
import { contactCopy } from './contact-copy.ts';
import { ContactForm } from './contact-form.tsx';

export const meta = () =>
  writeHead({
    path: paths.contact,
    title: titled(contactCopy.pageTitle),
    description: contactCopy.description,
  });

/** [ROUTE-10] */
export default function ContactScreen() {
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-[clamp(28px,5vw,72px)] lg:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <div className="grid gap-2">
          <h1 className="type-h1">{contactCopy.title}</h1>
          <p className="type-lead">{contactCopy.lead}</p>
        </div>
        <ContactForm />
      </div>
      <ContactAside />
    </div>
  );
}
