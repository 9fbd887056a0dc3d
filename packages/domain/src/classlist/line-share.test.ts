import { describe, expect, it } from 'vitest';
import { shareOfLine } from './line-share.ts';

describe('a line of a school’s list', () => {
  it.each([
    '2 Pakete Taschentücher für die Klasse',
    '2 Pakete Taschentücher fuer die ganze Klasse',
    '1 Kleber pro Klasse',
    '1 Kleber (für unsere Klasse)',
    '2 boxes of tissues for the whole class',
    '1 glue stick per classroom',
  ])('%j is for the class', (text) => {
    expect(shareOfLine({ text })).toBe('class');
  });

  it.each(['1 Heft für die Klasse 3', '1 Heft für die Klasse 3b', '1 Klassenarbeitsheft', '1 Heft für Deutsch', ''])(
    '%j is for each child',
    (text) => {
      expect(shareOfLine({ text })).toBe('child');
    },
  );

  it('is read the same where its umlauts are a letter and a mark', () => {
    expect(shareOfLine({ text: '2 Pakete Taschentücher für die Klasse'.normalize('NFD') })).toBe('class');
  });

  it('is for the class where what stands above it says so', () => {
    expect(shareOfLine({ text: '1 Kleber', heading: 'Für die Klasse' })).toBe('class');
    expect(shareOfLine({ text: '1 Kleber', child: 'Für die Klasse' })).toBe('class');
    expect(shareOfLine({ text: '1 Kleber', heading: 'Deutsch', child: 'Mia, Klasse 3b' })).toBe('child');
    expect(shareOfLine({ text: '1 Kleber für die Klasse', heading: 'Deutsch', child: 'Mia' })).toBe('class');
  });

  it('is not for the class by words that stand in two lines', () => {
    expect(shareOfLine({ text: '1 Kleber pro', heading: 'Klasse' })).toBe('child');
    expect(shareOfLine({ text: '1 Kleber pro ', heading: 'Klasse' })).toBe('child');
  });
});
