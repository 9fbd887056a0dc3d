// The teaser kind "content tile": picture, headline, text, link.

import type { ContentTileTeaser } from '@tornister/domain/content';
import { Html } from '../../ui/html/html.tsx';
import { newWindow } from '../../ui/new-window.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { TeaserButton } from '../teaser-button.tsx';
import styles from './content-row.module.css';

/** A picture, a headline, a few words and a way on. */
export const ContentTile = ({ teaser }: { readonly teaser: ContentTileTeaser }) => {
  const { headline, text, html, image, link, button } = teaser;
  return (
    <article className={styles.tile} data-teaser={teaser.id}>
      {image !== undefined && (
        <Picture picture={{ ...image, sources: image.sources ?? [] }} sizes="(min-width: 768px) 33vw, 100vw" alt="" />
      )}
      <div className={styles.tileText}>
        <h2>
          {link === undefined || button !== undefined ? (
            headline
          ) : (
            <a href={link.url} {...newWindow(link)}>
              {headline}
            </a>
          )}
        </h2>
        {text !== undefined && <p>{text}</p>}
        {html !== undefined && <Html html={html} className={styles.tileHtml} />}
        {link !== undefined && button !== undefined && (
          <TeaserButton link={link} text={button.text} scheme={button.scheme} otherwise="secondary" size="small" />
        )}
      </div>
    </article>
  );
};
