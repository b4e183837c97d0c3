/**
 * First in a form whose button may be disabled: Enter presses the first submit button, and none
 * that is disabled. The user would not learn why nothing happens [AUTHPG-16] [RESET-06].
 */
export function EnterSubmits() {
  return <input type="submit" hidden />;
}
