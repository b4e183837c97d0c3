/** Sentences about accounts that the specification fixes or that the server says too. */
export const accountMessages = {
  invalidCredentials: 'Invalid email or password',
  emailInUse: 'Email already in use',
  emailInUseForm: 'This email is already in use',
  passwordTooShort: 'Password should be at least 6 characters',
  passwordTooLong: 'Password must be at most 128 characters',
  passwordTooWeak: 'Password is too weak',
  tooManyAttempts: 'Too many unsuccessful attempts. Try again later',
  captchaFailed: 'CAPTCHA verification failed. Please try again',
  captchaMissing: 'Please complete the CAPTCHA verification',
  networkFailed: 'Network error. Please check your connection',
  authenticationFailed: 'Authentication failed',
  registrationFailed: 'Registration failed',
  loginFailed: 'Login failed',
  passwordResetFailed: 'Password reset failed',
  authenticationError: 'An error occurred during authentication',

  tokenInvalid: 'Invalid token',
  tokenValid: 'Token is valid',
  invalidResponse: 'Invalid response from server',

  emailFormat: 'Invalid email format',
  passwordShort: 'Password must be at least 6 characters',
  passwordsDiffer: 'Passwords do not match',
  termsNeeded: 'You must agree to the Terms of Service to register',

  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  passwordRequired: 'Password is required',
  confirmationRequired: 'Please confirm your password',
  securityWord: 'Please type "register" to continue',
  termsNeededShort: 'You must agree to the Terms of Service',
  reasonMissing: 'Please select why you want to try our service',
  reasonUnspecified: 'Please specify your reason',
  sourceMissing: 'Please let us know where you heard about us',
  sourceUnspecified: 'Please specify how you heard about us',

  resetEmailMissing: 'Please enter your email address',
  resetSent: 'Password reset instructions have been sent to your email',
  resetFailed: 'Failed to reset password. Please try again later.',
  resetLinkSent: 'Password reset link sent to your email.',
  linkOver: 'This link is no longer valid. Ask for a new one.',

  wrongPassword: 'Your current password is not correct.',
  confirmationNeeded: 'Enter your password to continue.',
  displayNameMissing: 'Enter a name.',
  displayNameTooLong: 'Use at most 50 characters.',
  displayNameControl: 'Use letters, numbers and symbols only.',
  profileUpdated: 'Profile updated successfully!',

  logInFirst: 'Please log in to continue.',
  deletionWord: "Please type 'delete' to confirm account deletion.",
  deleted: 'Your account has been deleted.',
} as const;

/** [ERR-18] */
export function verificationFailed(status: number): string {
  return `Token verification failed with status: ${status}`;
}

/** [ERR-28] */
export function profileFailed(reason: string): string {
  return `Failed to update profile: ${reason}`;
}

/** [ERR-26] */
export function resetLinkFailed(reason: string): string {
  return `Failed to send password reset: ${reason}`;
}
