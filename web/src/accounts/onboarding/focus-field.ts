/** Leads to the first field to mend; nothing happens when there is none. */
export function focusField(form: HTMLFormElement, name: string | undefined): void {
  if (name === undefined) return;
  form.querySelector<HTMLElement>(`[data-field="${name}"], [name="${name}"]`)?.focus();
}
