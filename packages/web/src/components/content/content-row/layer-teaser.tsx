// The teaser kind "layer": a button that opens a text in a dialog.

import type { LayerTeaser as Teaser } from '@tornister/domain/content';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Html } from '../../ui/html/html.tsx';
import styles from './layer-teaser.module.css';

/** A text that opens over the page when its label is pressed; without scripts it unfolds below it. */
export const LayerTeaser = ({ teaser }: { readonly teaser: Teaser }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles.layer}>
        <Button look="plain" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {teaser.label}
        </Button>
      </div>
      <noscript>
        <details className={styles.unfolding}>
          <summary>{teaser.label}</summary>
          <Html html={teaser.html} />
        </details>
      </noscript>
      <Dialog isOpen={isOpen} title={teaser.label} onClose={() => setIsOpen(false)}>
        <div data-teaser={teaser.id}>
          <Html html={teaser.html} />
        </div>
      </Dialog>
    </>
  );
};
