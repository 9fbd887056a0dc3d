import { describe, expect, it } from 'vitest';
import {
  BLACK,
  contrast,
  type HexColor,
  isReadable,
  LARGE_TEXT_CONTRAST,
  luminance,
  parseHexColor,
  readableOn,
  TEXT_CONTRAST,
  WHITE,
} from './contrast.ts';
import { HERO_DEFAULT_COLOR } from './hero-slide.ts';
import { INFO_BAR_GROUND } from './info-bar.ts';

describe('contrast (WCAG 1.4.3)', () => {
  const hex = (written: string) => parseHexColor(written) as HexColor;

  it('reads #rgb and #rrggbb and nothing else', () => {
    expect(['#fff', '08D', ' #008DCA '].map(parseHexColor)).toEqual(['#ffffff', '#0088dd', '#008dca']);
    for (const wrong of ['', '#ff', '#ffff', '#fffff', '#ggg', 'red', '#fff;x', 'x#ffffff', '#fffffff', undefined]) {
      expect(parseHexColor(wrong)).toBeUndefined();
    }
  });

  it('knows the ends of the scale', () => {
    expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 10);
    expect(contrast(WHITE, WHITE)).toBe(1);
    expect([luminance(BLACK), luminance(WHITE)]).toEqual([0, 1]);
  });

  it('measures as the recommendation does', () => {
    expect(contrast(hex('#008dca'), WHITE)).toBeCloseTo(3.71, 2);
    expect(contrast(hex('#0077ad'), WHITE)).toBeCloseTo(4.95, 2);
    expect(luminance(hex('#0a0a0a'))).toBeCloseTo(0.003035, 6);
    expect(luminance(hex('#0b0b0b'))).toBeCloseTo(0.003347, 6);
    expect(luminance(hex('#ff0000'))).toBeCloseTo(0.2126, 4);
    expect(luminance(hex('#00ff00'))).toBeCloseTo(0.7152, 4);
    expect(luminance(hex('#0000ff'))).toBeCloseTo(0.0722, 4);
  });

  it('text is readable from 4.5:1, large text from 3:1', () => {
    expect([TEXT_CONTRAST, LARGE_TEXT_CONTRAST]).toEqual([4.5, 3]);
    expect(isReadable(hex('#767676'), WHITE)).toBe(true);
    expect(isReadable(hex('#777777'), WHITE)).toBe(false);
    expect(isReadable(hex('#008dca'), WHITE, LARGE_TEXT_CONTRAST)).toBe(true);
    expect(isReadable(WHITE, WHITE, 1)).toBe(true);
  });

  it("the default headline colour is for large text on white, the info bar's ground carries any text", () => {
    expect(isReadable(HERO_DEFAULT_COLOR, WHITE)).toBe(false);
    expect(isReadable(HERO_DEFAULT_COLOR, WHITE, LARGE_TEXT_CONTRAST)).toBe(true);
    expect(isReadable(WHITE, INFO_BAR_GROUND)).toBe(true);
  });

  it('black or white stands out more', () => {
    expect(readableOn(WHITE)).toBe('#000000');
    expect(readableOn(BLACK)).toBe('#ffffff');
    expect(readableOn(hex('#0077ad'))).toBe('#ffffff');
  });
});
