import { useCallback } from 'react';
import { drawnPart, useAsDrawn } from '../../../react/as-drawn.tsx';
import { foldWhereNarrow } from './fold-where-narrow.ts';
import styles from './footer.module.css';
import type { FooterProps } from './footer-contents.tsx';

const footerContents = drawnPart<FooterProps>('src/components/frame/footer/footer-contents.tsx', () =>
  import('./footer-contents.tsx').then(({ FooterContents }) => FooterContents),
);

/** The end of every page outside the checkout. Nothing in it changes while a shopper goes from page to page. */
export const Footer = ({ frame }: FooterProps) => {
  const contents = useAsDrawn(footerContents, { frame });
  const foldKept = useCallback((footer: HTMLElement | null) => {
    for (const block of footer?.querySelectorAll('details') ?? []) foldWhereNarrow(block);
  }, []);
  return <footer ref={foldKept} className={styles.footer} {...contents} />;
};
