// A block of links in the footer, which can be closed.

import type { FooterBlock, FooterLink } from '@tornister/application/ports';
import { opensConsentLayer } from '@tornister/domain/content';
import { PATHS } from '@tornister/domain/routing';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/button.tsx';
import { Html } from '../../ui/html/html.tsx';
import { NEW_WINDOW } from '../../ui/new-window.ts';
import styles from './footer.module.css';
import { openWhereWide } from './open-where-wide.ts';

export const FooterLinks = ({ links, label }: { readonly links: readonly FooterLink[]; readonly label?: string }) => (
  <ul className={styles.links} aria-label={label}>
    {links.map(({ label: text, url, external }) => (
      <li key={url + text}>
        <a href={opensConsentLayer({ url }) ? PATHS.consent : url} {...(external ? NEW_WINDOW : {})}>
          {text}
        </a>
      </li>
    ))}
  </ul>
);

/** A block of links. It can be opened where there is little room, and stands open where there is enough. */
export const LinkBlock = ({ block }: { readonly block: FooterBlock }) => {
  const { t } = useTranslation();
  return (
    <details ref={openWhereWide} className={styles.block}>
      <summary className={styles.summary}>
        <h2>{block.headline}</h2>
        <ChevronDown aria-hidden size={20} />
      </summary>
      {block.content !== undefined && <Html html={block.content} className={styles.words} />}
      {block.links.length > 0 && <FooterLinks links={block.links} />}
      {block.link !== undefined && (
        <p className={styles.contact}>
          <LinkButton href={block.link} look="secondary" size="small">
            {t('vue.footer.contact')}
          </LinkButton>
        </p>
      )}
    </details>
  );
};
