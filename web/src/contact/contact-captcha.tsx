import type { ComponentProps } from 'react';
import { Captcha } from '../accounts/captcha/captcha.tsx';

type ContactCaptchaProps = Omit<ComponentProps<typeof Captcha>, 'purpose'>;

/** A file of its own, because nearly nobody meets it and so nearly nobody should load it. */
export function ContactCaptcha(props: ContactCaptchaProps) {
  return <Captcha {...props} purpose="contact" />;
}
