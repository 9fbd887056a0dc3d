// How a button of a teaser looks. Source: spec 3 §5 "Button scheme".

export const BUTTON_SCHEMES = ['primary', 'secondary', 'red', 'green', 'outline', 'link'] as const;
export type ButtonScheme = (typeof BUTTON_SCHEMES)[number];

/** One of primary, secondary, red, green, outline, link; otherwise no scheme is applied. */
export const buttonSchemeOf = (written: string | undefined): ButtonScheme | undefined => {
  const word = written?.trim().toLowerCase();
  return BUTTON_SCHEMES.find((scheme) => scheme === word);
};
