/**
 * Runs in the head, before the first paint, so that a chosen theme never flashes the other one.
 * The server allows it by the hash of this very text. Without quotes, angle brackets and ampersands
 * React writes it as it stands.
 */
export const themeScript =
  'try{const t=localStorage.getItem(`theme`);if(t===`light`||t===`dark`)document.documentElement.dataset.theme=t}catch{}';
