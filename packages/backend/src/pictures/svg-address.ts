/** A drawing as an address, for the `src` of an image. */
export const svgAddress = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
