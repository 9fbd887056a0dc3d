// Draws a whole picture as an SVG document.

import { createInk } from './ink.ts';
import type { DrawnPictureSpec, PictureSpec } from './picture-spec.ts';
import { drawProductView, PRODUCT_CANVAS } from './product-view.ts';
import { type Canvas, drawSceneView } from './scene-view.ts';

const PREFIX = 'p';
/** The sizes that scenes are composed for; other formats take the one whose shape is nearest. */
const WIDE_SCENE: Canvas = { width: 1600, height: 600 };
const TALL_SCENE: Canvas = { width: 800, height: 600 };
const BANNER_SCENE: Canvas = { width: 1120, height: 630 };

const sceneCanvasFor = (ratio: number): Canvas => (ratio > 2.1 ? WIDE_SCENE : ratio > 1.5 ? BANNER_SCENE : TALL_SCENE);

const svgDocument = ({ width, height }: Canvas, content: string, definitions: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions}</defs>${content}</svg>`;

/**
 * Draws a picture as an SVG document: the same spec always gives the same text, without scripts and without addresses of other
 * files. A scene is composed for the given ratio of width to height.
 */
export const pictureSvg = (spec: DrawnPictureSpec, ratio: number = 4 / 3): string => {
  const ink = createInk(PREFIX);
  if (spec.kind === 'product') {
    const content = drawProductView(spec, ink);
    return svgDocument(PRODUCT_CANVAS, content, ink.definitions());
  }
  const canvas = sceneCanvasFor(ratio);
  const content = drawSceneView(spec, canvas, ink);
  return svgDocument(canvas, content, ink.definitions());
};

/** What a picture is rendered from: the drawing as SVG, or the photograph as it was given. */
export const pictureSource = (spec: PictureSpec, ratio: number): Buffer =>
  spec.kind === 'photo' ? Buffer.from(spec.data, 'base64') : Buffer.from(pictureSvg(spec, ratio));
