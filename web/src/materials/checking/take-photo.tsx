import { Camera } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { uploadMessages as messages } from '../messages.ts';

/** Opens the camera of a device that is held in the hand; others have none that sees a page. */
export function TakePhoto({ onTaken }: { onTaken: (file: File) => void }) {
  return (
    <div className="hidden pointer-coarse:grid">
      <Button isBlock onClick={() => openCamera(onTaken)}>
        <Icon icon={Camera} />
        {messages.takePhoto}
      </Button>
    </div>
  );
}

/** On the page only while it is asked: there is one place for files, which everything else finds. */
function openCamera(onTaken: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/jpeg';
  input.setAttribute('capture', 'environment');
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) onTaken(file);
  });
  input.click();
}
