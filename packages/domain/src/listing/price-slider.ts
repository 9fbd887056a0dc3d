// The slider beside the two fields of a price: where its ends are and what its thumbs may say. Source: issue "Browsing, whole" ("two inputs and a slider").

type Span = { readonly min: number; readonly max: number };
type Thumbs = { readonly from: number; readonly to: number };

/** The ends of the slider: whole units of the currency around all prices. */
export const sliderSpan = ({ min, max }: Span): Span => ({ min: Math.floor(min), max: Math.ceil(max) });

type Typed = { readonly from: number | undefined; readonly to: number | undefined };

/** The amounts that the thumbs say: those that are typed, also beyond the ends; nothing, or what is no number, is the end of the slider. */
export const amountsAt = (span: Span, typed: Typed): Thumbs => {
  const amount = (value: number | undefined, end: number): number =>
    value === undefined || Number.isNaN(value) ? end : value;
  return { from: amount(typed.from, span.min), to: amount(typed.to, span.max) };
};

/** Where the thumbs stand for the amounts that they say: never beyond the ends. */
export const thumbsAt = (span: Span, { from, to }: Thumbs): Thumbs => {
  const within = (value: number): number => Math.min(span.max, Math.max(span.min, value));
  return { from: within(from), to: within(to) };
};

/** The thumbs after one was moved: in whole units, it stops at the other one and at the ends. */
export const afterSliding = (span: Span, thumbs: Thumbs, moved: 'from' | 'to', value: number): Thumbs =>
  moved === 'from'
    ? { ...thumbs, from: Math.max(span.min, Math.min(Math.round(value), thumbs.to)) }
    : { ...thumbs, to: Math.min(span.max, Math.max(Math.round(value), thumbs.from)) };

/** What the fields say for the thumbs: an end of the slider is no bound. */
export const boundsAt = (span: Span, { from, to }: Thumbs): { readonly from?: number; readonly to?: number } => ({
  ...(from > span.min ? { from } : {}),
  ...(to < span.max ? { to } : {}),
});
