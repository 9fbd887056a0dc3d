// Which pictures in texts of editors can be looked at closely. Source: spec 3 §4 "HTML box".

const PICTURE_ENDING = /\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i;

/**
 * A picture in an HTML box can be looked at closely when it stands in a link that leads to a picture: without scripts the link opens it.
 *
 * @param address where the link leads
 */
export const isPictureAddress = (address: string): boolean => PICTURE_ENDING.test(address);
