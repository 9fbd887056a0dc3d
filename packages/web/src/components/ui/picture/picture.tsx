// A responsive picture with its sources and loading priority.

import type { Picture as PictureData, PictureSource } from '@tornister/domain/catalogue';

export type PictureProps = {
  readonly picture: Pick<PictureData, 'src' | 'alt' | 'sources'> & {
    readonly width?: number;
    readonly height?: number;
  };
  /** `eager` for the first four of a page, `priority` for the one that is the largest thing on the first screen. */
  readonly loading?: 'lazy' | 'eager' | 'priority';
  /** How wide the picture is shown, when the shop's answer does not say it. */
  readonly sizes?: string;
  readonly className?: string | undefined;
  /** Replaces the picture's own text; empty where a link beside it already says the same. */
  readonly alt?: string;
};

type SourceSet = { readonly key: string; readonly first: PictureSource; readonly srcSet: string };

/** Sources of the same type for the same screens are one set with several widths. */
const sourceSets = (sources: readonly PictureSource[]): readonly SourceSet[] => {
  const groups = new Map<string, PictureSource[]>();
  for (const source of sources) {
    const key = `${source.type ?? ''} ${source.media ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), source]);
  }
  return [...groups].flatMap(([key, [first, ...more]]) =>
    first === undefined
      ? []
      : [{ key, first, srcSet: [first, ...more].map(({ src, width }) => `${src} ${width}w`).join(', ') }],
  );
};

/**
 * A picture in the best format and size that the browser takes. Width and height are always said, so that nothing moves when it
 * arrives; only what is seen at once is loaded at once.
 */
export const Picture = ({ picture, loading = 'lazy', sizes, className, alt = picture.alt }: PictureProps) => (
  <picture>
    {sourceSets(picture.sources).map(({ key, first, srcSet }) => (
      <source key={key} type={first.type} media={first.media} srcSet={srcSet} sizes={sizes ?? first.sizesValue} />
    ))}
    <img
      className={className}
      src={picture.src}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      decoding="async"
      fetchPriority={loading === 'priority' ? 'high' : undefined}
    />
  </picture>
);
