// Material lists as schools hand them out, written for the tests: grades 1 to 10, German states, Austria, Switzerland, English; with
// abbreviations, typing errors, tables and remarks. Pure data, hence its length. "## " begins a list. Behind the first "=>" stands what a person reads in
// the line: things between bars, each its quantity, its kind and what it is to be like ("r25" a lineature, "n8" a size); "-" is a remark, "#" a
// heading, "?" a thing that has no name in the vocabulary. Behind the second one stands what a person takes for each thing out of the demo shop: words of the article's
// name and variant ("/" between those of which one must be there, "-" before one that must not), "none" where the shop has nothing like it. A word with a small first
// letter may be the end of a longer one.

export const WRITTEN_LISTS = `
## 1. Klasse, Bayern, aus einer E-Mail
Liebe Eltern der zukünftigen Erstklässler, => -
Liebe Eltern der 2b, => -
damit wir gut starten können, benötigt Ihr Kind folgende Dinge: => -
Deutsch: => #
- 4 Hefte A5 Lineatur 1 => 4 exercise-book A5 r1 => Schulheft, A5, Lineatur 1
- 1 Heft A4 Lineatur 1 mit Umschlag rot => 1 exercise-book A4 r1 | 1 book-cover red A4 => Schulheft, A4, Lineatur 1 | Heftumschlag, A4, Rot
- Schnellhefter rot => 1 flat-file red => Schnellhefter, Rot
Mathematik: => #
- 3 Hefte A5 kariert => 3 exercise-book A5 squared => Schulheft, A5, kariert
- 1 Schnellhefter blau => 1 flat-file blue => Schnellhefter, Blau
- 1 Lineal 30 cm => 1 ruler length=30cm => Lineal, 30 cm
Kunst: => #
- Wasserfarbkasten (12 Farben) => 1 paint-box colours=12 => Deckfarbkasten, 12
- Borstenpinsel Nr. 4, 8 und 12 => 1 brush n4 hair=bristle | 1 brush hair=bristle n8 | 1 brush hair=bristle n12 => Schulpinsel, Borste, Nr. 4 | Schulpinsel, Borste, Nr. 8 | Schulpinsel, Borste, Nr. 12
- 1 Zeichenblock DIN A3 => 1 drawing-pad A3 => Zeichenblock, A3
- 1 Malkittel => 1 apron => Malkittel
- Wachsmalstifte, Klebestift, Schere => 1 wax-crayons shape=stick | 1 glue-stick | 1 scissors => Wachsmalkreiden, Stifte | Klebestift | Bastelschere, Rechtshänder
Bitte beschriften Sie alles mit dem Namen Ihres Kindes. => -
Herzliche Grüße => -
Ihre A. Huber => -
## 1. Klasse, NRW, mit Kästchen
☐ 1 Federmäppchen mit: 2 Bleistiften HB, 12 Buntstiften, Radiergummi, Spitzer => 1 pencil-case | 2 pencil HB | 1 coloured-pencils pack=12 | 1 eraser | 1 sharpener => gefülltes Mäppchen | Bleistift, HB | Buntstifte, 12 | Radierer | spitzer
☐ 1 Schlampermäppchen => 1 pouch => Schlampermäppchen
☐ 2 dicke Bleistifte => 2 pencil thickness=thick => Lernbleistift
☐ 1 Anspitzer mit Dose => 1 sharpener => spitzer
☐ je 1 Schnellhefter in rot, blau, gelb und grün => 1 flat-file red | 1 flat-file blue | 1 flat-file yellow | 1 flat-file green => Schnellhefter, Rot | Schnellhefter, Blau | Schnellhefter, Gelb | Schnellhefter, Grün
☐ 1 Postmappe => 1 sorter => Postmappe
☐ 1 Sammelmappe A3 => 1 folder A3 => Zeichenmappe A3
☐ 3 Schreibhefte Lin. 1 DIN A5 => 3 exercise-book r1 A5 => Schulheft, A5, Lineatur 1
☐ 2 Rechenhefte A5 kariert => 2 exercise-book A5 squared => Schulheft, A5, kariert
☐ 1 Hausaufgabenheft => 1 homework-diary => Hausaufgabenheft
☐ 2 Klebestifte => 2 glue-stick => Klebestift
☐ 1 Bastelschere => 1 scissors => Bastelschere, Rechtshänder
☐ 1 Turnbeutel mit Turnschuhen => 1 gym-bag | 1 shoes => Turnbeutel | none
☐ 1 Paar Hausschuhe => 1 shoes => none
## 2. Klasse, Baden-Württemberg
Materialliste Klasse 2 => #
5 Hefte DIN A5, Lineatur 2 => 5 exercise-book A5 r2 => Schulheft, A5, Lineatur 2
5 x DIN A5 kariert => 5 exercise-book A5 squared => Schulheft, A5, kariert
1 Heft A4 blanko => 1 exercise-book A4 blank => Schulheft, A4, blanko
Umschläge A5: rot, blau, gelb, grün => 1 book-cover A5 red | 1 book-cover A5 blue | 1 book-cover A5 yellow | 1 book-cover A5 green => Heftumschlag, A5, Rot | Heftumschlag, A5, Blau | Heftumschlag, A5, Gelb | Heftumschlag, A5, Grün
1 Mitteilungsheft => 1 homework-diary => Hausaufgabenheft
1 Ordner breit => 1 ring-binder thickness=wide => Ordner, breit
1 Pck. Trennblätter => 1 dividers unit=pack => Register
1 Block kariert A4 => 1 college-pad squared A4 => Collegeblock, A4, kariert
1 Geodreieck => 1 set-square => Geodreieck, 16 cm
Pinsel: 4, 8, 12 => 1 brush n4 | 1 brush n8 | 1 brush n12 => Schulpinsel, Nr. 4 | Schulpinsel, Nr. 8 | Schulpinsel, Nr. 12
1 Deckfarbkasten mit Deckweiß => 1 paint-box => Deckfarbkasten, 12
1 Wasserbecher => 1 paint-cup => none
1 Lappen => 1 cloth => none
1 Tube Alleskleber => 1 liquid-glue => Bastelkleber, Alleskleber
## 3. Klasse, Hessen, nummeriert
1. 3 Hefte DIN A4 Lineatur 25 => 3 exercise-book A4 r25 => Schulheft, A4, Lineatur 25
2. 3 Hefte DIN A4 Lineatur 26 => 3 exercise-book A4 r26 => Schulheft, A4, Lineatur 26
3. 1 Vokabelheft A5 => 1 vocabulary-book A5 => Vokabelheft
4. 1 Füller => 1 fountain-pen => Schulfüller
5. Tintenpatronen blau => 1 ink-cartridges blue => Tintenpatronen, Blau
6. 1 Tintenkiller => 1 ink-eraser => Tintenlöscher
7. 2 Bleistifte HB => 2 pencil HB => Bleistift, HB
8. 1 Zirkel => 1 compasses => zirkel
9. 1 Geodreieck (nicht zu groß) => 1 set-square => Geodreieck, 16 cm
10. Schnellhefter: rot (Deutsch), blau (Mathe), grün (Sachunterricht), gelb (Englisch) => 1 flat-file red | 1 flat-file blue | 1 flat-file green | 1 flat-file yellow => Schnellhefter, Rot | Schnellhefter, Blau | Schnellhefter, Grün | Schnellhefter, Gelb
11. Collegeblock liniert => 1 college-pad lined => Collegeblock, A4, liniert
12. 1 Notenheft => 1 music-book => Notenheft
## 4. Klasse, Niedersachsen
Deutsch: 2 Hefte A4 Lin 4, 1 Schnellhefter rot, 1 Collegeblock liniert => 2 exercise-book A4 r4 | 1 flat-file red | 1 college-pad lined => Schulheft, A4, Lineatur 4 | Schnellhefter, Rot | Collegeblock, A4, liniert
Mathe: 2 Hefte A4 Lin 28, 1 Schnellhefter blau, Geodreieck, Zirkel => 2 exercise-book A4 r28 | 1 flat-file blue | 1 set-square | 1 compasses => Schulheft, A4, Lineatur 28 | Schnellhefter, Blau | Geodreieck, 16 cm | zirkel
Sachunterricht: 1 Schnellhefter grün => 1 flat-file green => Schnellhefter, Grün
Englisch: 1 Heft A5 liniert, 1 Schnellhefter gelb => 1 exercise-book A5 lined | 1 flat-file yellow => Schulheft, A5, liniert | Schnellhefter, Gelb
Religion: 1 Heft A4 blanko => 1 exercise-book A4 blank => Schulheft, A4, blanko
Kunst: Deckfarbkasten, Pinsel (Nr. 6, 10), Zeichenblock A3, Sammelmappe A3 => 1 paint-box | 1 brush n6 | 1 brush n10 | 1 drawing-pad A3 | 1 folder A3 => Deckfarbkasten, 12 | Schulpinsel, Nr. 6 | Schulpinsel, Nr. 10 | Zeichenblock, A3 | Zeichenmappe A3
Sport: Turnbeutel, Hallenschuhe => 1 gym-bag | 1 shoes => Turnbeutel | none
Sonstiges: Hausaufgabenheft, Textmarker gelb, Fineliner schwarz => 1 homework-diary | 1 highlighter yellow | 1 fineliner black => Hausaufgabenheft | Textmarker, Gelb | none
## 5. Klasse Gymnasium
Für alle Fächer: 1 Collegeblock kariert, 1 Collegeblock liniert => 1 college-pad squared | 1 college-pad lined => Collegeblock, A4, kariert | Collegeblock, A4, liniert
Deutsch => #
Heft DIN A4 Nr. 27 => 1 exercise-book A4 r27 => Schulheft, A4, Lineatur 27
Hefter rot => 1 flat-file red => Schnellhefter, Rot
Mathematik => #
2 Hefte A4 Nr. 28 => 2 exercise-book A4 r28 => Schulheft, A4, Lineatur 28
Zirkel + Geodreieck + Bleistift (HB) => 1 compasses | 1 set-square | 1 pencil HB => zirkel | Geodreieck, 16 cm | Bleistift, HB
Englisch => #
1 Vokabelheft DIN A5 => 1 vocabulary-book A5 => Vokabelheft
2 Hefte A4 liniert mit Rand => 2 exercise-book A4 lined margin => Schulheft, A4, liniert, mit Rand
Biologie => #
Schnellhefter grün, 1 Päckchen Buntstifte => 1 flat-file green | 1 coloured-pencils unit=pack => Schnellhefter, Grün | Buntstifte, 12
Erdkunde => #
Schnellhefter braun => 1 flat-file brown => Schnellhefter
Musik => #
Notenheft A4 => 1 music-book A4 => Notenheft, A4
Kunst => #
Farbkasten, Haarpinsel Gr. 2, 6, 10, Borstenpinsel Gr. 8 und 12, Zeichenblock A3, Skizzenbuch A4, Bleistifte 2B, 4B, HB => 1 paint-box | 1 brush n2 hair=synthetic | 1 brush hair=synthetic n6 | 1 brush hair=synthetic n10 | 1 brush n8 hair=bristle | 1 brush hair=bristle n12 | 1 drawing-pad A3 | 1 drawing-pad A4 | 1 pencil 2B | 1 pencil 4B | 1 pencil HB => Deckfarbkasten, 12 | Schulpinsel, Synthetik, Nr. 2 | Schulpinsel, Synthetik, Nr. 6 | Schulpinsel, Synthetik, Nr. 10 | Schulpinsel, Borste, Nr. 8 | Schulpinsel, Borste, Nr. 12 | Zeichenblock, A3 | Zeichenblock, A4 | Bleistift, 2B | Bleistift, 4B | Bleistift, HB
## 6. Klasse Realschule
Ringbuch DIN A4 => 1 ring-binder A4 => Ordner
Ringbucheinlagen kariert und liniert => 1 loose-leaf squared | 1 loose-leaf lined => none | none
Trennstreifen => 1 dividers => Register
10 Klarsichthüllen => 10 plastic-pockets => none
1 Taschenrechner => 1 calculator => Taschenrechner
1 USB-Stick => 1 usb-stick => none
Zirkel => 1 compasses => zirkel
Lineal 30 cm aus Kunststoff => 1 ruler length=30cm material=plastic => Lineal, 30 cm, -Buche
4 Schnellhefter (rot, blau, grün, schwarz) => 1 flat-file red | 1 flat-file blue | 1 flat-file green | 1 flat-file black => Schnellhefter, Rot | Schnellhefter, Blau | Schnellhefter, Grün | Schnellhefter, Schwarz
Karteikarten DIN A7 + Karteikasten => 1 index-cards A7 | 1 card-box => none | none
2 Textmarker (gelb, orange) => 1 highlighter yellow | 1 highlighter orange => Textmarker, Gelb | Textmarker, Orange
1 Kugelschreiber blau => 1 ballpoint blue => Kugelschreiber, Blau
## 7. Klasse Gesamtschule
Schulplaner => 1 planner => Schulplaner
2x Collegeblock A4 kariert => 2 college-pad A4 squared => Collegeblock, A4, kariert
2x Collegeblock A4 liniert => 2 college-pad A4 lined => Collegeblock, A4, liniert
1x Ordner schmal => 1 ring-binder thickness=narrow => Ordner, schmal
1x Register 12-teilig => 1 dividers parts=12 => Register, 12-teilig
Taschenrechner (wird in der Schule bestellt) => 1 calculator => Taschenrechner
Füller oder Tintenroller => 1 fountain-pen => Schulfüller
Patronen => 1 ink-cartridges => Tintenpatronen, Blau
Bleistift, Radiergummi, Spitzer, Lineal => 1 pencil | 1 eraser | 1 sharpener | 1 ruler => Bleistift, HB | Radierer | spitzer | Lineal, 30 cm
Klebestift, Schere => 1 glue-stick | 1 scissors => Klebestift | Bastelschere, Rechtshänder
Sportzeug => 1 gym-clothes => none
## Grundschule Sachsen
Hefter in den Farben rot, blau, grün, gelb, weiß => 1 flat-file red | 1 flat-file blue | 1 flat-file green | 1 flat-file yellow | 1 flat-file white => Schnellhefter, Rot | Schnellhefter, Blau | Schnellhefter, Grün | Schnellhefter, Gelb | Schnellhefter, Weiß
2 Hefte A5 Lineatur 1 (mit Rand) => 2 exercise-book A5 r1 => Schulheft, A5, Lineatur 1
2 Hefte A5 Lineatur 7 => 2 exercise-book A5 r7 => Schulheft, A5, kariert
1 Heft A4 Nr. 20 => 1 exercise-book A4 r20 => Schulheft, A4, blanko
Heftumschläge A5 durchsichtig => 1 book-cover A5 clear => Heftumschlag, A5
Federtasche gefüllt mit Bleistift, Buntstiften, Lineal, Radiergummi, Anspitzer => 1 pencil-case | 1 pencil | 1 coloured-pencils | 1 ruler | 1 eraser | 1 sharpener => gefülltes Mäppchen | Bleistift, HB | Buntstifte, 12 | Lineal, 30 cm | Radierer | spitzer
Zeichenblock A4, Tonpapier, Transparentpapier => 1 drawing-pad A4 | 1 coloured-paper | 1 tissue-paper => Zeichenblock, A4 | Tonpapier, 130 g | Transparentpapier
Tuschkasten, Pinsel (dünn, mittel, dick), Wasserbecher, Lappen => 1 paint-box | 1 brush thickness=thin | 1 brush thickness=medium | 1 brush thickness=thick | 1 paint-cup | 1 cloth => Deckfarbkasten, 12 | Schulpinsel, Nr. 2/Nr. 4 | Schulpinsel, Nr. 6/Nr. 8/Nr. 10 | Schulpinsel, Nr. 12/Nr. 14/Nr. 16/Nr. 18/Nr. 20 | none | none
Knete => 1 modelling-clay => Knete
Kittel => 1 apron => Malkittel
Brotdose + Trinkflasche => 1 lunch-box | 1 bottle => Brotdose | Trinkflasche
## Österreich, 1. Klasse Volksschule
Liebe Eltern! => -
Folgende Schulsachen werden benötigt: => -
1 Federpennal mit Inhalt => 1 pencil-case => gefülltes Mäppchen
2 Bleistifte HB => 2 pencil HB => Bleistift, HB
1 Füllfeder => 1 fountain-pen => Schulfüller
12 Farbstifte => 1 coloured-pencils pack=12 => Buntstifte, 12
1 Spitzer mit Behälter => 1 sharpener => spitzer
1 Radiergummi => 1 eraser => Radierer
1 Lineal 30 cm => 1 ruler length=30cm => Lineal, 30 cm
1 Schere => 1 scissors => Bastelschere, Rechtshänder
2 Uhu Stic => 2 glue-stick => Klebestift
5 Hefte A5 liniert => 5 exercise-book A5 lined => Schulheft, A5, liniert
5 Hefte A5 kariert => 5 exercise-book A5 squared => Schulheft, A5, kariert
1 Mitteilungsheft => 1 homework-diary => Hausaufgabenheft
1 Zeichenblock A3 => 1 drawing-pad A3 => Zeichenblock, A3
1 Malkasten Pelikan => 1 paint-box brand=pelikan => Deckfarbkasten, 12
Wasserbecher, Pinsel Nr. 6, 10 => 1 paint-cup | 1 brush n6 | 1 brush n10 => none | Schulpinsel, Nr. 6 | Schulpinsel, Nr. 10
Turnsackerl => 1 gym-bag => Turnbeutel
Patschen => 1 shoes => none
1 Jausenbox => 1 lunch-box => Brotdose
Bitte alles beschriften => -
## Österreich, 3. Klasse
3 Schulübungshefte A4 liniert => 3 exercise-book A4 lined => Schulheft, A4, liniert
3 Hausübungshefte A5 liniert => 3 exercise-book A5 lined => Schulheft, A5, liniert
2 Rechenhefte A4 kariert mit Rand => 2 exercise-book A4 squared margin => Schulheft, A4, mit Rand, kariert
1 Schnellhefter A4 blau => 1 flat-file A4 blue => Schnellhefter, Blau
1 Ringmappe A4 => 1 ring-binder A4 => Ordner
1 Zirkel => 1 compasses => zirkel
1 Geodreieck => 1 set-square => Geodreieck, 16 cm
Ölkreiden => 1 wax-crayons => Wachsmalkreiden
2 Borstenpinsel Nr. 8, 12 => 1 brush n8 hair=bristle | 1 brush hair=bristle n12 => Schulpinsel, Borste, Nr. 8 | Schulpinsel, Borste, Nr. 12
1 Packung Buntpapier => 1 coloured-paper many unit=pack => Tonpapier
1 Flasche Bastelkleber => 1 liquid-glue => Bastelkleber, Alleskleber
## Schweiz, Primarschule
Liebe Eltern => -
Bitte bringt für den Schulstart mit: => -
Schulthek => 1 satchel => Schulranzen, einzeln
Etui mit Inhalt => 1 pencil-case => gefülltes Mäppchen
Farbstifte => 1 coloured-pencils => Buntstifte, 12
Bleistift => 1 pencil => Bleistift, HB
Leimstift => 1 glue-stick => Klebestift
Massstab 30cm => 1 ruler length=30cm => Lineal, 30 cm
Fülli mit Patronen => 1 fountain-pen | 1 ink-cartridges => Schulfüller | Tintenpatronen
2 Karohefte A5 => 2 exercise-book A5 squared => Schulheft, A5, kariert
Finken => 1 shoes => none
Turnsack mit Turnkleidung und Turnschuhen => 1 gym-bag | 1 gym-clothes | 1 shoes => Turnbeutel | none | none
Znünibox => 1 lunch-box => Brotdose
Malschürze => 1 apron => Malkittel
1 Schachtel Taschentücher => 1 tissues unit=pack => none
## Schweiz, 4. Klasse
2 Häuschenhefte A5 => 2 exercise-book A5 squared => Schulheft, A5, kariert
2 Hefte A4 liniert => 2 exercise-book A4 lined => Schulheft, A4, liniert
1 Ordner A4 => 1 ring-binder A4 => Ordner
20 Sichtmäppchen => 20 plastic-pockets => none
Zirkel => 1 compasses => zirkel
Equerre => 1 set-square => Geodreieck, 16 cm
Filzstifte => 1 felt-tips => Fasermaler
Füllfeder => 1 fountain-pen => Schulfüller
Couverts C5 => 1 envelope C5 => none
1 Leimstift => 1 glue-stick => Klebestift
Schere => 1 scissors => Bastelschere, Rechtshänder
## Förderschule, große Schrift
1 Schere für Linkshänder => 1 scissors hand=left => Bastelschere, Linkshänder
1 Füller für Linkshänder => 1 fountain-pen hand=left => Schulfüller, Linkshänderfeder
2 dicke Dreikantbleistifte => 2 learner-pencil thickness=thick => Lernbleistift
dicke Buntstifte 12 Stück => 1 coloured-pencils thickness=thick pack=12 => Buntstifte, 12
1 Spitzer für dicke und dünne Stifte => 1 sharpener => spitzer
Knete => 1 modelling-clay => Knete
1 Malkittel langärmlig => 1 apron => Malkittel
2 Rollen Küchenpapier => 2 kitchen-roll => none
Feuchttücher => 1 wipes => none
Wechselwäsche => 1 ?Wechselwäsche => none
## Getippt am Handy, viele Fehler
2 hefte a4 linatur 25 => 2 exercise-book A4 r25 => Schulheft, A4, Lineatur 25
1 schnelhefter rot => 1 flat-file red => Schnellhefter, Rot
buntstiffte => 1 coloured-pencils => Buntstifte, 12
1 radirgummi => 1 eraser => Radierer
kleberstift => 1 glue-stick => Klebestift
3 blestifte HB => 3 pencil HB => Bleistift, HB
zeichenblok a3 => 1 drawing-pad A3 => Zeichenblock, A3
1 wasserfarbkaste => 1 paint-box => Deckfarbkasten, 12
pinzel nr 8 => 1 brush n8 => Schulpinsel, Nr. 8
geodreick => 1 set-square => Geodreieck, 16 cm
tintenpatronnen => 1 ink-cartridges => Tintenpatronen, Blau
hausaufgabenhef => 1 homework-diary => Hausaufgabenheft
## Kurz in einer Zeile
2 Hefte A4 Lin 25, 1 Heft A4 Lin 26, 3 Umschläge (rot, blau, grün), 1 Klebestift, Schere, Lineal => 2 exercise-book A4 r25 | 1 exercise-book A4 r26 | 1 book-cover A4 red | 1 book-cover A4 blue | 1 book-cover A4 green | 1 glue-stick | 1 scissors | 1 ruler => Schulheft, A4, Lineatur 25 | Schulheft, A4, Lineatur 26 | Heftumschlag, A4, Rot | Heftumschlag, A4, Blau | Heftumschlag, A4, Grün | Klebestift | Bastelschere, Rechtshänder | Lineal, 30 cm
## Tabelle aus Excel
Anzahl	Artikel	Bemerkung => -
4	Heft A5 Lineatur 2	Deutsch => 4 exercise-book A5 r2 => Schulheft, A5, Lineatur 2
2	Heft A5 kariert	Mathe => 2 exercise-book A5 squared => Schulheft, A5, kariert
1	Schnellhefter rot	 => 1 flat-file red => Schnellhefter, Rot
1	Zeichenblock A4	 => 1 drawing-pad A4 => Zeichenblock, A4
2	Klebestift	 => 2 glue-stick => Klebestift
3	Bleistift HB => 3 pencil HB => Bleistift, HB
## CSV
Menge;Artikel;Farbe => -
2;Schnellhefter;rot => 2 flat-file red => Schnellhefter, Rot
1;Schnellhefter;blau => 1 flat-file blue => Schnellhefter, Blau
5;Heft A4 liniert; => 5 exercise-book A4 lined => Schulheft, A4, liniert
1;Ordner;grün => 1 ring-binder green => Ordner, Grün
## Kombiklasse mit Kindernamen
Mia (Klasse 1a): => #
3 Hefte A5 Lineatur 1 => 3 exercise-book A5 r1 => Schulheft, A5, Lineatur 1
1 Schnellhefter gelb => 1 flat-file yellow => Schnellhefter, Gelb
Jonas (Klasse 3b): => #
3 Hefte A4 Lineatur 3 => 3 exercise-book A4 r3 => Schulheft, A4, Lineatur 3
2 Hefte A4 kariert => 2 exercise-book A4 squared => Schulheft, A4, kariert
1 Füller => 1 fountain-pen => Schulfüller
## Berlin, Klasse 2, Fließtext
Wir brauchen zwei Hefte A5 Lineatur 2, ein Heft A5 kariert und einen Schnellhefter in Rot. => 2 exercise-book A5 r2 | 1 exercise-book A5 squared | 1 flat-file red => Schulheft, A5, Lineatur 2 | Schulheft, A5, kariert | Schnellhefter, Rot
Außerdem bitte: 2 Bleistifte, 1 Klebestift und eine Schere. => 2 pencil | 1 glue-stick | 1 scissors => Bleistift, HB | Klebestift | Bastelschere, Rechtshänder
Kopiergeld: 10 Euro => -
Erster Schultag ist der 24.8.2026 um 8:00 Uhr. => -
## Hamburg, Vorschule
1 Rucksack => 1 backpack => rucksack
1 Brotdose => 1 lunch-box => Brotdose
1 Trinkflasche => 1 bottle => Trinkflasche
Hausschuhe => 1 shoes => none
Gummistiefel => 1 shoes => none
1 Malkittel => 1 apron => Malkittel
Wachsmalblöcke => 1 wax-crayons shape=block => Wachsmalkreiden, Blöcke
1 dicker Pinsel => 1 brush thickness=thick => Schulpinsel, Nr. 12/Nr. 14/Nr. 16/Nr. 18/Nr. 20
2 Pakete Taschentücher => 2 tissues unit=pack => none
1 Foto Ihres Kindes => 1 photo => none
## Rheinland-Pfalz, Klasse 3
Mäppchen: 2 Bleistifte, Radiergummi, Dosenspitzer, Buntstifte, Füller, Ersatzpatronen, Tintenkiller, Lineal 15 cm => 1 pencil-case | 2 pencil | 1 eraser | 1 sharpener | 1 coloured-pencils | 1 fountain-pen | 1 ink-cartridges | 1 ink-eraser | 1 ruler length=15cm => gefülltes Mäppchen | Bleistift, HB | Radierer | spitzer | Buntstifte, 12 | Schulfüller | Tintenpatronen, Blau | Tintenlöscher | Lineal, 15 cm
Schere und Klebestift => 1 scissors | 1 glue-stick => Bastelschere, Rechtshänder | Klebestift
Hefte: => #
- 2 x A4 Lin. 3 => 2 exercise-book A4 r3 => Schulheft, A4, Lineatur 3
- 2 x A4 Lin. 26 => 2 exercise-book A4 r26 => Schulheft, A4, Lineatur 26
- 1 x A5 liniert => 1 exercise-book A5 lined => Schulheft, A5, liniert
Umschläge: => #
- rot => 1 book-cover red => Heftumschlag, Rot
- blau => 1 book-cover blue => Heftumschlag, Blau
- grün => 1 book-cover green => Heftumschlag, Grün
Mappen: => #
- Eckspanner A4 rot => 1 folder A4 red => Gummizugmappe, Rot
- Eckspanner A4 blau => 1 folder A4 blue => Gummizugmappe, Blau
## Thüringen, Klasse 4
Heft A4 liniert mit Rand => 1 exercise-book A4 lined margin => Schulheft, A4, liniert, mit Rand
Heft A4 kariert ohne Rand => 1 exercise-book A4 squared no-margin => Schulheft, A4, -Rand, kariert
Heft A5 blanko => 1 exercise-book A5 blank => Schulheft, A5, blanko
Oktavheft => 1 octavo-book => none
3 Hefter => 3 flat-file => Schnellhefter
Schreib- und Rechenblock => 1 college-pad | 1 college-pad squared => Collegeblock, A4 | Collegeblock, A4, kariert
Druckbleistift 0,7 mm => 1 mechanical-pencil => Druckbleistift
Fineliner (schwarz, rot, blau, grün) => 1 fineliner black | 1 fineliner red | 1 fineliner blue | 1 fineliner green => none | none | none | none
Füllhalter => 1 fountain-pen => Schulfüller
Tintenlöscher => 1 ink-eraser => Tintenlöscher
Wasserfarben, Pinsel Größe 4 und 10 => 1 paint-box | 1 brush n4 | 1 brush n10 => Deckfarbkasten, 12 | Schulpinsel, Nr. 4 | Schulpinsel, Nr. 10
Wörterbuch / Duden => 1 dictionary => none
## Sachsen-Anhalt mit Gedankenstrichen
– Hefte – 5 Stück, A5, Lineatur 2 => 5 exercise-book A5 r2 => Schulheft, A5, Lineatur 2
– Bleistifte – 3 Stück => 3 pencil => Bleistift, HB
– Radiergummi – weich => 1 eraser material=rubber => Radierer
– Lineal – 30 cm => 1 ruler length=30cm => Lineal, 30 cm
– Schere – rund => 1 scissors shape=round => Bastelschere, rund
– Hefter – rot, gelb, blau => 1 flat-file red | 1 flat-file yellow | 1 flat-file blue => Schnellhefter, Rot | Schnellhefter, Gelb | Schnellhefter, Blau
– Tonpapier – bunt => 1 coloured-paper many => Tonpapier, 130 g
– Zeichenblock – A3 => 1 drawing-pad A3 => Zeichenblock, A3
## Kunstliste
Deckfarbkasten (Pelikan K12) => 1 paint-box brand=pelikan colours=12 => Deckfarbkasten, 12
1 Tube Deckweiß => 1 opaque-white => none
Haarpinsel: 2, 6, 12 => 1 brush hair=synthetic n2 | 1 brush hair=synthetic n6 | 1 brush hair=synthetic n12 => Schulpinsel, Synthetik, Nr. 2 | Schulpinsel, Synthetik, Nr. 6 | Schulpinsel, Synthetik, Nr. 12
Borstenpinsel: 8, 14, 20 => 1 brush hair=bristle n8 | 1 brush hair=bristle n14 | 1 brush hair=bristle n20 => Schulpinsel, Borste, Nr. 8 | Schulpinsel, Borste, Nr. 14 | Schulpinsel, Borste, Nr. 20
Bleistift B, 2B und 4B => 1 pencil B | 1 pencil 2B | 1 pencil 4B => Bleistift, B | Bleistift, 2B | Bleistift, 4B
Ölpastellkreiden => 1 wax-crayons => Wachsmalkreiden
Acrylfarben: rot, gelb, blau, weiß, schwarz => 1 acrylic red | 1 acrylic yellow | 1 acrylic blue | 1 acrylic white | 1 acrylic black => Acrylfarbe, Rot | Acrylfarbe, Gelb | Acrylfarbe, Blau | Acrylfarbe, Weiß | Acrylfarbe, Schwarz
Zeichenblock A2 => 1 drawing-pad A2 => Zeichenblock, A2
Aquarellblock 24 x 32 cm => 1 watercolour-pad format=24×32cm => Aquarellblock, 24 × 32
schwarzer Fineliner => 1 fineliner black => none
Malunterlage => 1 painting-mat => none
## Werken und Textil
Sticknadel => 1 needle => none
Wolle rot, blau, gelb => 1 yarn red | 1 yarn blue | 1 yarn yellow => Handarbeitsgarn, Wolle, Rot | Handarbeitsgarn, Wolle, Blau | Handarbeitsgarn, Wolle, Gelb
Bastelfilz => 1 felt => Bastelfilz
1 Holzleim => 1 liquid-glue sort=wood => Bastelkleber, Holzleim
1 Rolle Klebeband => 1 tape => Klebeband, transparent
Tonkarton A4 => 1 coloured-paper A4 weight=220g => Tonpapier, karton, A4
Häkelnadel Nr. 4 => 1 needle n4 => none
Stoffschere => 1 scissors => none
Perlen => 1 ?Perlen => Perlenmischung
## UK, Year 3
Dear parents, => -
please provide the following by the start of term: => -
1 pencil case => 1 pencil-case => gefülltes Mäppchen
4 HB pencils => 4 pencil HB => Bleistift, HB
1 eraser => 1 eraser => Radierer
1 pencil sharpener => 1 sharpener => spitzer
1 ruler (30 cm) => 1 ruler length=30cm => Lineal, 30 cm
2 glue sticks => 2 glue-stick => Klebestift
12 colouring pencils => 1 coloured-pencils pack=12 => Buntstifte, 12
1 pair of scissors => 1 scissors => Bastelschere, Rechtshänder
1 water bottle => 1 bottle => Trinkflasche
PE kit in a drawstring bag => 1 gym-clothes => Turnbeutel
Please label everything with your child's name. => -
## UK, Year 7
Maths: compasses, protractor, scientific calculator => 1 compasses | 1 set-square | 1 calculator => zirkel | Geodreieck, 16 cm | Taschenrechner, wissenschaftlich
English: A4 refill pad (lined), highlighters in yellow and pink => 1 college-pad A4 lined | 1 highlighter yellow | 1 highlighter pink => Collegeblock, A4, liniert | Textmarker, Gelb | Textmarker, Rosa
Art: sketchbook A4, paint brushes size 4, 8 and 12 => 1 drawing-pad A4 | 1 brush n4 | 1 brush n8 | 1 brush n12 => Zeichenblock, A4 | Schulpinsel, Nr. 4 | Schulpinsel, Nr. 8 | Schulpinsel, Nr. 12
General: blue pen, black pen, green pen, rubber, ruler, folder => 1 ballpoint blue | 1 ballpoint black | 1 ballpoint green | 1 eraser | 1 ruler | 1 folder => Kugelschreiber, Blau | Kugelschreiber, Schwarz | Kugelschreiber, Grün | Radierer | Lineal, 30 cm | Gummizugmappe
Languages: exercise book A5 lined with margin => 1 exercise-book A5 lined margin => Schulheft, A5, liniert, mit Rand
## US, Grade 2
24 crayons => 1 wax-crayons pack=24 => Wachsmalkreiden, 24
2 spiral notebooks (wide ruled) => 2 college-pad lined => Collegeblock, A4, liniert
4 glue sticks => 4 glue-stick => Klebestift
1 pair of blunt scissors => 1 scissors shape=round => Bastelschere, rund
2 boxes of tissues => 2 tissues => none
3 pocket folders (red, blue, yellow) => 1 folder red | 1 folder blue | 1 folder yellow => Gummizugmappe, Rot | Gummizugmappe, Blau | Gummizugmappe, Gelb
12 #2 pencils => 12 pencil HB => Bleistift, HB
1 box of washable markers => 1 felt-tips => Fasermaler
1 pink eraser => 1 eraser pink => Radierer, Naturkautschuk
1 bottle hand sanitizer => 1 sanitiser => Handdesinfektion
No backpacks with wheels please => -
## US, Grade 5, shouting
COMPOSITION NOTEBOOKS (3) => 3 notebook => Notizbuch
LOOSE LEAF PAPER - COLLEGE RULED => 1 loose-leaf lined => none
HIGHLIGHTERS - YELLOW, PINK => 1 highlighter yellow | 1 highlighter pink => Textmarker, Gelb | Textmarker, Rosa
INDEX CARDS => 1 index-cards => none
STICKY NOTES => 1 sticky-notes => Haftnotizen
BINDER 1 INCH => 1 ring-binder => Ordner
DIVIDERS => 1 dividers => Register
HEADPHONES => 1 headphones => Schulkopfhörer, -Gehörschutz
## International school, Germany
3x exercise book A4, ruling 25 => 3 exercise-book A4 r25 => Schulheft, A4, Lineatur 25
2x exercise book A4 squared with margin => 2 exercise-book A4 squared margin => Schulheft, A4, mit Rand, kariert
1x exercise book A4 blank => 1 exercise-book A4 blank => Schulheft, A4, blanko
flat files: red, blue, green => 1 flat-file red | 1 flat-file blue | 1 flat-file green => Schnellhefter, Rot | Schnellhefter, Blau | Schnellhefter, Grün
1 x set square => 1 set-square => Geodreieck, 16 cm
1 x compass => 1 compasses => zirkel
1 x fountain pen + ink cartridges => 1 fountain-pen | 1 ink-cartridges => Schulfüller | Tintenpatronen, Blau
1 x watercolour box with 12 colours => 1 paint-box colours=12 => Deckfarbkasten, 12
brushes no. 4, 8, 12 => 1 brush n4 | 1 brush n8 | 1 brush n12 => Schulpinsel, Nr. 4 | Schulpinsel, Nr. 8 | Schulpinsel, Nr. 12
1 x apron => 1 apron => Malkittel
1 x finger paint, 1 x glass paint => 1 finger-paint | 1 glass-paint => Fingerfarbe | Textilfarbe, Glasmalfarbe
## Grundschule Bremen, mit Anmerkungen
1 Schreibheft Lineatur 3 (bitte keine anderen!) => 1 exercise-book r3 => Schulheft, Lineatur 3
2 Rechenhefte (gerne mit großen Kästchen) => 2 exercise-book squared => Schulheft, kariert
1 Heft A4 Lineatur 27 für Klassenarbeiten => 1 exercise-book A4 r27 => Schulheft, A4, Lineatur 27
1 Schnellhefter (kann vom letzten Jahr sein) => 1 flat-file => Schnellhefter
1 Zirkel (falls noch nicht vorhanden) => 1 compasses => zirkel
2 Bleistifte – am besten dreieckig => 2 pencil => Dreikant-Lernbleistift
1 Spitzer (mit Behälter!) => 1 sharpener => spitzer
Die Schulbücher werden von der Schule gestellt. => -
Das Arbeitsheft kaufen wir gemeinsam. => -
Termine: Elternabend am 3. September um 19:30 Uhr => -
## Saarland, Klasse 1, Großbuchstaben
MATERIALLISTE 1. SCHULJAHR => #
2 BLEISTIFTE HB => 2 pencil HB => Bleistift, HB
1 RADIERGUMMI => 1 eraser => Radierer
1 SPITZDOSE => 1 sharpener => spitzer
10 HOLZBUNTSTIFTE => 1 coloured-pencils pack=10 => Buntstifte, 12
1 SCHERE => 1 scissors => Bastelschere, Rechtshänder
2 KLEBESTIFTE => 2 glue-stick => Klebestift
3 HEFTE DIN A5 LIN. 0 => 3 exercise-book A5 r0 => Schulheft, A5, Lineatur 0
1 SAMMELMAPPE DIN A4 MIT GUMMIZUG => 1 folder A4 => Gummizugmappe
1 MALBLOCK A3 => 1 drawing-pad A3 => Zeichenblock, A3
## Brandenburg 2, Mengen hinten
Hefte A5 Lineatur 2: 4 Stück => 4 exercise-book A5 r2 => Schulheft, A5, Lineatur 2
Hefte A5 kariert: 4 Stück => 4 exercise-book A5 squared => Schulheft, A5, kariert
Umschläge: 8 Stück => 8 book-cover => Heftumschlag
Schnellhefter 3x => 3 flat-file => Schnellhefter
Bleistifte (2) => 2 pencil => Bleistift, HB
Klebestift x2 => 2 glue-stick => Klebestift
Buntstifte: 1 Packung => 1 coloured-pencils unit=pack => Buntstifte, 12
## Oberstufe, Klasse 10
Collegeblock liniert mit Rand => 1 college-pad lined margin => Collegeblock, A4, liniert
Collegeblock kariert => 1 college-pad squared => Collegeblock, A4, kariert
Ordner A4 breit (schwarz) => 1 ring-binder A4 thickness=wide black => Ordner, breit
Register A-Z => 1 dividers => Register, A–Z
grafikfähiger Taschenrechner => 1 calculator => Taschenrechner, grafikfähig
Textmarker in gelb, grün, rosa => 1 highlighter yellow | 1 highlighter green | 1 highlighter pink => Textmarker, Gelb | Textmarker, Hellgrün | Textmarker, Rosa
Kugelschreiber schwarz (2x) => 2 ballpoint black => Kugelschreiber, Schwarz
Karteikarten A6 liniert => 1 index-cards A6 lined => none
Kopfhörer => 1 headphones => Schulkopfhörer, -Gehörschutz
Laptop oder Tablet => 1 ?Laptop => none
## Förderverein, schlechte Zeichen
• 2 Hefte A4 Lin. 25 => 2 exercise-book A4 r25 => Schulheft, A4, Lineatur 25
· 1 Heft A4 Lin. 28 => 1 exercise-book A4 r28 => Schulheft, A4, Lineatur 28
* Schnellhefter lila => 1 flat-file violet => Schnellhefter, Violett
> Pinsel Nr.12 => 1 brush n12 => Schulpinsel, Nr. 12
— Kleber => 1 glue-stick => Klebestift
→ 1 Lineal 30cm => 1 ruler length=30cm => Lineal, 30 cm
[ ] Geodreieck 16 cm => 1 set-square length=16cm => Geodreieck, 16 cm
[x] Zirkel => 1 compasses => zirkel
## Grundschule, Abkürzungen
4 H. A5 Lin. 2 => 4 exercise-book A5 r2 => Schulheft, A5, Lineatur 2
2 Schnellh. rot => 2 flat-file red => Schnellhefter, Rot
1 Pkg. Buntst. => 1 coloured-pencils unit=pack => Buntstifte, 12
1 Zeichenbl. A4 => 1 drawing-pad A4 => Zeichenblock, A4
2 Klebest. => 2 glue-stick => Klebestift
1 Radierg. => 1 eraser => Radierer
3 Bleist. HB => 3 pencil HB => Bleistift, HB
## Schulanfang Mecklenburg
Schulranzen => 1 satchel => Schulranzen, einzeln
Federmappe => 1 pencil-case => gefülltes Mäppchen
Zuckertüte => 1 ?Zuckertüte => none
2 Lineatur 1 A5 => 2 exercise-book r1 A5 => Schulheft, A5, Lineatur 1
2 A5 kariert => 2 exercise-book A5 squared => Schulheft, A5, kariert
1 A4 Heft unliniert => 1 exercise-book A4 blank => Schulheft, A4, blanko
Umschlag für A5 in gelb => 1 book-cover A5 yellow => Heftumschlag, A5, Gelb
Umschlag für A4 in rot => 1 book-cover A4 red => Heftumschlag, A4, Rot
Sportbeutel mit Sportsachen => 1 gym-bag | 1 gym-clothes => Turnbeutel | none
Papiertaschentücher => 1 tissues => none
## Klassenliste von Hand
Heft rot A5 => 1 exercise-book red A5 => Schulheft, A5, Rot
Heft blau A5 => 1 exercise-book blue A5 => Schulheft, A5, Blau
Heft gelb A4 kariert => 1 exercise-book yellow A4 squared => Schulheft, A4, kariert
grüner Schnellhefter => 1 flat-file green => Schnellhefter, Grün
2 blaue Kugelschreiber => 2 ballpoint blue => Kugelschreiber, Blau
schwarzer Edding => 1 permanent-marker black => Permanentmarker, Schwarz
weiße Kreide => 1 chalk white => Tafelkreide, weiß
rosa Radiergummi => 1 eraser pink => Radierer, Naturkautschuk
kleiner Spitzer => 1 sharpener => spitzer
großes Geodreieck => 1 set-square length=22cm => Geodreieck, 22 cm
## Mail vom Klassenlehrer, Klasse 3b
Hallo zusammen, => -
anbei die Liste für die 3b: => #
* Mathe: 3 Rechenhefte A4 (Lineatur 26), 1 Geodreieck, 1 Zirkel mit Ersatzminen => 3 exercise-book A4 r26 | 1 set-square | 1 compasses => Schulheft, A4, Lineatur 26 | Geodreieck, 16 cm | zirkel
* Deutsch: 3 Schreibhefte A4 (Lineatur 25), 1 Wörterbuch => 3 exercise-book A4 r25 | 1 dictionary => Schulheft, A4, Lineatur 25 | none
* Kunst: Pinsel in den Größen 4, 8 und 12; Zeichenblock A3; 2 Klebestifte => 1 brush n4 | 1 brush n8 | 1 brush n12 | 1 drawing-pad A3 | 2 glue-stick => Schulpinsel, Nr. 4 | Schulpinsel, Nr. 8 | Schulpinsel, Nr. 12 | Zeichenblock, A3 | Klebestift
* außerdem: 1 Ordner, 2 Schnellhefter (1x rot, 1x blau), 1 Hausaufgabenheft => 1 ring-binder | 1 flat-file red | 1 flat-file blue | 1 homework-diary => Ordner | Schnellhefter, Rot | Schnellhefter, Blau | Hausaufgabenheft
Bis bald! => -
`;
