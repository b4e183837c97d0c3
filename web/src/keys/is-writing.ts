/** In a text field or a dialog a key is a letter. */
export function isWriting(element: Element): boolean {
  const field = 'textarea, select, input:not([type=checkbox]):not([type=radio]), [contenteditable]';
  return element.closest(field) !== null || isInDialog(element);
}

export function isInDialog(element: Element): boolean {
  return element.closest('[role=dialog], [role=alertdialog]') !== null;
}
