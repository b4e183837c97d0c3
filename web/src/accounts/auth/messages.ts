import { product } from '@engram/core/product.ts';

export const messages = {
  modes: {
    'sign-in': {
      documentTitle: `Sign in · ${product.name}`,
      tab: 'Sign in',
      title: 'Welcome back',
      lead: 'Pick up where your memory left off.',
      submit: 'Sign in',
      sending: 'Signing in...',
    },
    register: {
      documentTitle: `Create account · ${product.name}`,
      tab: 'Create account',
      title: 'Create your account',
      lead: 'Free forever plan. No credit card.',
      submit: 'Create account',
      sending: 'Creating account...',
    },
  },
  modeGroup: 'Sign in or create an account',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters.',
  confirmation: 'Confirm password',
  forgot: 'Forgot password?',
  terms: { before: 'I am 13 or older and agree to the', between: 'and the' },
  termsLink: 'Terms of Service',
  privacyLink: 'Privacy Policy',
  newTab: ' (opens in a new tab)',
  rememberMe: 'Remember me',
  withoutAccount: 'Continue without an account',
} as const;
