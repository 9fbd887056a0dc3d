/** The number within the closed range `from` to `to` that lies nearest to `value`. */
export const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);
