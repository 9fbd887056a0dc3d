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
    '1 Klassensatz Scheren',
    '2 Klassensätze Fineliner',
    '1 class set of scissors',
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

  it.each([
    'Materialliste für die Klasse von Frau Weber',
    'Liste für unsere Klasse',
    'hier die Liste für die ganze Klasse',
    'Schulbedarf für unsere Klasse',
    'Supply list for our class',
    'School supplies for our class',
    'Für die Klasse von Frau Weber',
    'Gemeinsame Materialliste',
  ])('is for each child under the title of its sheet: %j', (title) => {
    for (const line of [{ child: title }, { heading: title }, { heading: 'Deutsch', child: title }]) {
      expect(shareOfLine({ text: '1 Schere', ...line }, line)).toBe('child');
      expect(shareOfLine({ text: '1 Schere für die Klasse', ...line }, line)).toBe('class');
    }
    expect(shareOfLine({ text: '1 Schere', heading: 'Für die Klasse', child: title }, { child: title })).toBe('class');
    expect(shareOfLine({ text: '1 Schere', child: title }, { heading: 'Deutsch' })).toBe('class');
  });

  it.each([
    'Für die Klasse',
    'Für unsere Klasse brauchen wir',
    'Taschentücher für die Klasse',
    'Gemeinsam',
    'Gemeinsames Material',
    'Shared supplies',
    'For the class',
  ])('is for the class under %j, wherever that stands', (heading) => {
    expect(shareOfLine({ text: '1 Kleber', heading })).toBe('class');
    expect(shareOfLine({ text: '1 Kleber', heading }, { heading })).toBe('class');
    expect(shareOfLine({ text: '1 Kleber', child: heading }, { child: heading })).toBe('class');
  });

  it.each(['Für jedes Kind', 'je Kind', 'Pro Schüler', 'For each child', 'Per pupil'])(
    'is for each child where the nearest words say so: %j',
    (said) => {
      expect(shareOfLine({ text: '1 Schere', heading: said, child: 'Für die Klasse' })).toBe('child');
      expect(shareOfLine({ text: `1 Schere ${said}`, heading: 'Für die Klasse' })).toBe('child');
      expect(shareOfLine({ text: '1 Schere für die Klasse', heading: said })).toBe('class');
    },
  );

  it.each(['Gemeinsamkeiten', 'Kindergarten', 'Je Kinderschere'])('is for each child under %j', (heading) => {
    expect(shareOfLine({ text: '1 Schere', heading })).toBe('child');
  });
});
