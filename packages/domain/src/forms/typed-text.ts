// A text of several lines as its field has counted it. Source: HTML Living Standard, "The textarea element" (API value), "Form submission" (4.10.22).

/**
 * A line ends with one character, as its field counts it towards its bound: a form posts two of them. Every form of the shop is read with this;
 * rules about texts that other channels hand in themselves use it as well.
 */
export const typedText = (text: string): string => text.replace(/\r\n?/g, '\n');
