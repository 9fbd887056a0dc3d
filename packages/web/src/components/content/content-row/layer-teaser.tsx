// The teaser kind "layer": a button that opens a text in a dialog.

import type { LayerTeaser as Teaser } from '@tornister/domain/content';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Html } from '../../ui/html/html.tsx';

/** A text that opens over the page when its label is pressed. */
export const LayerTeaser = ({ teaser }: { readonly teaser: Teaser }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="plain" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {teaser.label}
      </Button>
      <Dialog isOpen={isOpen} title={teaser.label} onClose={() => setIsOpen(false)}>
        <Html html={teaser.html} />
      </Dialog>
    </>
  );
};
