/** The same text in German and in English. */
export type Pair = readonly [de: string, en: string];
