// The page's footer, around its static contents.

import { useCallback } from 'react';
import { staticPart, useStaticPart } from '../../../react/static-part.tsx';
import { withNeeds } from '../../../routing/page-needs.ts';
import styles from './footer.module.css';
import type { FooterProps } from './footer-contents.tsx';
import { openWhereWide } from './open-where-wide.ts';

const footerContents = staticPart<FooterProps>('src/components/frame/footer/footer-contents.tsx', () =>
  withNeeds(
    import('./footer-contents.tsx').then(({ FooterContents }) => FooterContents),
    { texts: ['footer'] },
  ),
);

/** The end of every page outside the checkout. What is in it changes only in a tab that stays open, which asks for it again (`follow-frame.ts`). */
export const Footer = ({ frame }: FooterProps) => {
  const contents = useStaticPart(footerContents, { frame }, frame);
  const openBlocks = useCallback((footer: HTMLElement | null) => {
    for (const block of footer?.querySelectorAll('details') ?? []) openWhereWide(block);
  }, []);
  return <footer ref={openBlocks} className={styles.footer} {...contents} />;
};
