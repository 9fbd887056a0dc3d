// The teaser kinds "image teaser" and "image link": a picture with caption, button and info icon.

import type { ImageLinkTeaser, ImageTeaser as Teaser } from '@tornister/domain/content';
import { Info, Star } from 'lucide-react';
import { newWindow } from '../../ui/new-window.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { TeaserButton } from '../teaser-button.tsx';
import styles from './image-teaser.module.css';

const SIZES = '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw';

/** A picture of an editor that leads somewhere, with its caption, its button and a hint behind an icon. */
export const ImageTeaser = ({ teaser }: { readonly teaser: Teaser }) => {
  const { image, link, caption, button, infoIcon } = teaser;
  const picture = (
    <Picture
      picture={{ ...image, sources: image.sources ?? [] }}
      loading={teaser.loadsEagerly ? 'eager' : 'lazy'}
      sizes={SIZES}
      className={styles.picture}
    />
  );
  const Icon = infoIcon?.type === 'starIcon' ? Star : Info;
  return (
    <figure className={styles.teaser} data-teaser={teaser.id}>
      {link === undefined || button !== undefined ? (
        picture
      ) : (
        <a href={link.url} {...newWindow(link)}>
          {picture}
        </a>
      )}
      {infoIcon !== undefined && (
        <details className={styles.info} data-position={infoIcon.position}>
          <summary aria-label={infoIcon.text}>
            <Icon aria-hidden size={20} />
          </summary>
          <p>{infoIcon.text}</p>
        </details>
      )}
      {(caption !== undefined || button !== undefined) && (
        <figcaption className={styles.caption} data-button={button?.position}>
          {caption !== undefined && <span>{caption}</span>}
          {button !== undefined && link !== undefined && (
            <TeaserButton link={link} text={button.text} scheme={button.scheme} otherwise="secondary" size="small" />
          )}
        </figcaption>
      )}
    </figure>
  );
};

/** A picture that is a link and nothing else. */
export const ImageLink = ({ teaser }: { readonly teaser: ImageLinkTeaser }) => (
  <ImageTeaser
    teaser={{
      id: teaser.id,
      name: teaser.name,
      kind: 'image-teaser',
      image: teaser.image,
      loadsEagerly: false,
      ...(teaser.link === undefined ? {} : { link: teaser.link }),
    }}
  />
);
