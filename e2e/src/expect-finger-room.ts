import { expect, type Page } from '@playwright/test';

/** Every control of the page, or of the dialog over it, leaves a finger 44 px in both directions. */
export async function expectFingerRoom(page: Page): Promise<void> {
  expect(await page.evaluate(listSmallControls)).toEqual([]);
}

/** What can be pressed is the control, the label around it, and what its pseudo-element adds. */
function listSmallControls(): string[] {
  const root = document.querySelector('[role=alertdialog]') ?? document.querySelector('main');
  const controls = [...(root?.querySelectorAll('button, a[href], input, select, textarea') ?? [])];
  return controls.flatMap((control) => {
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    const added = getComputedStyle(control, control.role === 'switch' ? '::before' : '::after');
    const more = (side: string) => Math.max(0, -Number.parseFloat(side) || 0);
    const across = width + more(added.left) + more(added.right);
    const down = height + more(added.top) + more(added.bottom);
    // A number stands between the two buttons that change it.
    const isSeen = width > 1 && height > 1 && control.role !== 'spinbutton';
    const name = control.ariaLabel ?? control.textContent;
    return isSeen && (across < 43.5 || down < 43.5) ? [`${name}: ${across} x ${down}`] : [];
  });
}
