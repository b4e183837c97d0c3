import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { usePart } from '../../ui/use-part.ts';
import { useSamePage } from './use-same-page.ts';

/**
 * A menu that is only a button until somebody wants it: most visitors read the page and no more.
 * It opens as it arrives, unless they have gone on meanwhile, to another page or another control.
 */
export function useMenuPart<Module>(load: () => Promise<Module>) {
  const part = usePart(load);
  const isSamePage = useSamePage();
  const [opened, setOpened] = useState<{ isByKeyboard: boolean }>();

  async function open(button: Element, isByKeyboard: boolean) {
    const hasCome = await part.fetch();
    if (hasCome && isSamePage() && isStillAt(button)) setOpened({ isByKeyboard });
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    void open(event.currentTarget, true);
  }

  return {
    /** Undefined until it is to be shown. */
    menu: opened && part.module && { module: part.module, ...opened },
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      'aria-busy': part.isOnItsWay,
      onPointerEnter: part.prefetch,
      onFocus: part.prefetch,
      onKeyDown: openByArrow,
      // A click without a pointer is a key.
      onClick: ({ currentTarget, detail }: MouseEvent) => void open(currentTarget, detail === 0),
    },
  } as const;
}

/** Some browsers leave the focus nowhere when a button is clicked. */
function isStillAt(button: Element): boolean {
  return [button, document.body].includes(document.activeElement ?? document.body);
}
