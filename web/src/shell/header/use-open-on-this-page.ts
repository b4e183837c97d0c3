import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Open until the next navigation, even one to the same page [NAV-20], or until the window is too
 * wide for what opens: a turned tablet hides it, and the page under it must not stay locked.
 */
export function useOpenOnThisPage(tooWide: string) {
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (key !== openedAt) {
    setOpenedAt(key);
    setIsOpen(false);
  }

  useEffect(() => {
    const wideWindow = window.matchMedia(tooWide);
    const close = () => setIsOpen(false);
    wideWindow.addEventListener('change', close);
    return () => wideWindow.removeEventListener('change', close);
  }, [tooWide]);

  return [isOpen, setIsOpen] as const;
}
