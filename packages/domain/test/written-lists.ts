// Material lists as schools hand them out, written for the tests: grades 1 to 10, German states, Austria, Switzerland, English; with
// abbreviations, typing errors, tables and remarks. Pure data, hence its length. "## " begins a list. Behind "=>" stands what a person reads in
// the line: things between bars, each its quantity, its kind and what it is to be like ("r25" a lineature, "n8" a size); "-" is a remark, "#" a
// heading, "?" a thing that has no name in the vocabulary.

export const WRITTEN_LISTS = `
## 1. Klasse, Bayern, aus einer E-Mail
Liebe Eltern der zukünftigen Erstklässler, => -
Liebe Eltern der 2b, => -
damit wir gut starten können, benötigt Ihr Kind folgende Dinge: => -
Deutsch: => #
- 4 Hefte A5 Lineatur 1 => 4 exercise-book A5 r1
- 1 Heft A4 Lineatur 1 mit Umschlag rot => 1 exercise-book A4 r1 | 1 book-cover red A4
- Schnellhefter rot => 1 flat-file red
Mathematik: => #
- 3 Hefte A5 kariert => 3 exercise-book A5 squared
- 1 Schnellhefter blau => 1 flat-file blue
- 1 Lineal 30 cm => 1 ruler length=30cm
Kunst: => #
- Wasserfarbkasten (12 Farben) => 1 paint-box colours=12
- Borstenpinsel Nr. 4, 8 und 12 => 1 brush n4 hair=bristle | 1 brush hair=bristle n8 | 1 brush hair=bristle n12
- 1 Zeichenblock DIN A3 => 1 drawing-pad A3
- 1 Malkittel => 1 apron
- Wachsmalstifte, Klebestift, Schere => 1 wax-crayons | 1 glue-stick | 1 scissors
Bitte beschriften Sie alles mit dem Namen Ihres Kindes. => -
Herzliche Grüße => -
Ihre A. Huber => -
## 1. Klasse, NRW, mit Kästchen
☐ 1 Federmäppchen mit: 2 Bleistiften HB, 12 Buntstiften, Radiergummi, Spitzer => 1 pencil-case | 2 pencil HB | 1 coloured-pencils pack=12 | 1 eraser | 1 sharpener
☐ 1 Schlampermäppchen => 1 pouch
☐ 2 dicke Bleistifte => 2 pencil thickness=thick
☐ 1 Anspitzer mit Dose => 1 sharpener
☐ je 1 Schnellhefter in rot, blau, gelb und grün => 1 flat-file red | 1 flat-file blue | 1 flat-file yellow | 1 flat-file green
☐ 1 Postmappe => 1 sorter
☐ 1 Sammelmappe A3 => 1 folder A3
☐ 3 Schreibhefte Lin. 1 DIN A5 => 3 exercise-book r1 A5
☐ 2 Rechenhefte A5 kariert => 2 exercise-book A5 squared
☐ 1 Hausaufgabenheft => 1 homework-diary
☐ 2 Klebestifte => 2 glue-stick
☐ 1 Bastelschere => 1 scissors
☐ 1 Turnbeutel mit Turnschuhen => 1 gym-bag | 1 shoes
☐ 1 Paar Hausschuhe => 1 shoes
## 2. Klasse, Baden-Württemberg
Materialliste Klasse 2 => #
5 Hefte DIN A5, Lineatur 2 => 5 exercise-book A5 r2
5 x DIN A5 kariert => 5 exercise-book A5 squared
1 Heft A4 blanko => 1 exercise-book A4 blank
Umschläge A5: rot, blau, gelb, grün => 1 book-cover A5 red | 1 book-cover A5 blue | 1 book-cover A5 yellow | 1 book-cover A5 green
1 Mitteilungsheft => 1 homework-diary
1 Ordner breit => 1 ring-binder thickness=wide
1 Pck. Trennblätter => 1 dividers
1 Block kariert A4 => 1 college-pad squared A4
1 Geodreieck => 1 set-square
Pinsel: 4, 8, 12 => 1 brush n4 | 1 brush n8 | 1 brush n12
1 Deckfarbkasten mit Deckweiß => 1 paint-box
1 Wasserbecher => 1 paint-cup
1 Lappen => 1 cloth
1 Tube Alleskleber => 1 liquid-glue
## 3. Klasse, Hessen, nummeriert
1. 3 Hefte DIN A4 Lineatur 25 => 3 exercise-book A4 r25
2. 3 Hefte DIN A4 Lineatur 26 => 3 exercise-book A4 r26
3. 1 Vokabelheft A5 => 1 vocabulary-book A5
4. 1 Füller => 1 fountain-pen
5. Tintenpatronen blau => 1 ink-cartridges blue
6. 1 Tintenkiller => 1 ink-eraser
7. 2 Bleistifte HB => 2 pencil HB
8. 1 Zirkel => 1 compasses
9. 1 Geodreieck (nicht zu groß) => 1 set-square
10. Schnellhefter: rot (Deutsch), blau (Mathe), grün (Sachunterricht), gelb (Englisch) => 1 flat-file red | 1 flat-file blue | 1 flat-file green | 1 flat-file yellow
11. Collegeblock liniert => 1 college-pad lined
12. 1 Notenheft => 1 music-book
## 4. Klasse, Niedersachsen
Deutsch: 2 Hefte A4 Lin 4, 1 Schnellhefter rot, 1 Collegeblock liniert => 2 exercise-book A4 r4 | 1 flat-file red | 1 college-pad lined
Mathe: 2 Hefte A4 Lin 28, 1 Schnellhefter blau, Geodreieck, Zirkel => 2 exercise-book A4 r28 | 1 flat-file blue | 1 set-square | 1 compasses
Sachunterricht: 1 Schnellhefter grün => 1 flat-file green
Englisch: 1 Heft A5 liniert, 1 Schnellhefter gelb => 1 exercise-book A5 lined | 1 flat-file yellow
Religion: 1 Heft A4 blanko => 1 exercise-book A4 blank
Kunst: Deckfarbkasten, Pinsel (Nr. 6, 10), Zeichenblock A3, Sammelmappe A3 => 1 paint-box | 1 brush n6 | 1 brush n10 | 1 drawing-pad A3 | 1 folder A3
Sport: Turnbeutel, Hallenschuhe => 1 gym-bag | 1 shoes
Sonstiges: Hausaufgabenheft, Textmarker gelb, Fineliner schwarz => 1 homework-diary | 1 highlighter yellow | 1 fineliner black
## 5. Klasse Gymnasium
Für alle Fächer: 1 Collegeblock kariert, 1 Collegeblock liniert => 1 college-pad squared | 1 college-pad lined
Deutsch => #
Heft DIN A4 Nr. 27 => 1 exercise-book A4 r27
Hefter rot => 1 flat-file red
Mathematik => #
2 Hefte A4 Nr. 28 => 2 exercise-book A4 r28
Zirkel + Geodreieck + Bleistift (HB) => 1 compasses | 1 set-square | 1 pencil HB
Englisch => #
1 Vokabelheft DIN A5 => 1 vocabulary-book A5
2 Hefte A4 liniert mit Rand => 2 exercise-book A4 lined margin
Biologie => #
Schnellhefter grün, 1 Päckchen Buntstifte => 1 flat-file green | 1 coloured-pencils
Erdkunde => #
Schnellhefter braun => 1 flat-file brown
Musik => #
Notenheft A4 => 1 music-book A4
Kunst => #
Farbkasten, Haarpinsel Gr. 2, 6, 10, Borstenpinsel Gr. 8 und 12, Zeichenblock A3, Skizzenbuch A4, Bleistifte 2B, 4B, HB => 1 paint-box | 1 brush n2 hair=synthetic | 1 brush hair=synthetic n6 | 1 brush hair=synthetic n10 | 1 brush n8 hair=bristle | 1 brush hair=bristle n12 | 1 drawing-pad A3 | 1 drawing-pad A4 | 1 pencil 2B | 1 pencil 4B | 1 pencil HB
## 6. Klasse Realschule
Ringbuch DIN A4 => 1 ring-binder A4
Ringbucheinlagen kariert und liniert => 1 loose-leaf squared | 1 loose-leaf lined
Trennstreifen => 1 dividers
10 Klarsichthüllen => 10 plastic-pockets
1 Taschenrechner => 1 calculator
1 USB-Stick => 1 usb-stick
Zirkel => 1 compasses
Lineal 30 cm aus Kunststoff => 1 ruler length=30cm material=plastic
4 Schnellhefter (rot, blau, grün, schwarz) => 1 flat-file red | 1 flat-file blue | 1 flat-file green | 1 flat-file black
Karteikarten DIN A7 + Karteikasten => 1 index-cards A7 | 1 card-box
2 Textmarker (gelb, orange) => 1 highlighter yellow | 1 highlighter orange
1 Kugelschreiber blau => 1 ballpoint blue
## 7. Klasse Gesamtschule
Schulplaner => 1 planner
2x Collegeblock A4 kariert => 2 college-pad A4 squared
2x Collegeblock A4 liniert => 2 college-pad A4 lined
1x Ordner schmal => 1 ring-binder thickness=narrow
1x Register 12-teilig => 1 dividers parts=12
Taschenrechner (wird in der Schule bestellt) => 1 calculator
Füller oder Tintenroller => 1 fountain-pen
Patronen => 1 ink-cartridges
Bleistift, Radiergummi, Spitzer, Lineal => 1 pencil | 1 eraser | 1 sharpener | 1 ruler
Klebestift, Schere => 1 glue-stick | 1 scissors
Sportzeug => 1 gym-clothes
## Grundschule Sachsen
Hefter in den Farben rot, blau, grün, gelb, weiß => 1 flat-file red | 1 flat-file blue | 1 flat-file green | 1 flat-file yellow | 1 flat-file white
2 Hefte A5 Lineatur 1 (mit Rand) => 2 exercise-book A5 r1
2 Hefte A5 Lineatur 7 => 2 exercise-book A5 r7
1 Heft A4 Nr. 20 => 1 exercise-book A4 r20
Heftumschläge A5 durchsichtig => 1 book-cover A5 clear
Federtasche gefüllt mit Bleistift, Buntstiften, Lineal, Radiergummi, Anspitzer => 1 pencil-case | 1 pencil | 1 coloured-pencils | 1 ruler | 1 eraser | 1 sharpener
Zeichenblock A4, Tonpapier, Transparentpapier => 1 drawing-pad A4 | 1 coloured-paper | 1 tissue-paper
Tuschkasten, Pinsel (dünn, mittel, dick), Wasserbecher, Lappen => 1 paint-box | 1 brush thickness=thin | 1 brush thickness=medium | 1 brush thickness=thick | 1 paint-cup | 1 cloth
Knete => 1 modelling-clay
Kittel => 1 apron
Brotdose + Trinkflasche => 1 lunch-box | 1 bottle
## Österreich, 1. Klasse Volksschule
Liebe Eltern! => -
Folgende Schulsachen werden benötigt: => -
1 Federpennal mit Inhalt => 1 pencil-case
2 Bleistifte HB => 2 pencil HB
1 Füllfeder => 1 fountain-pen
12 Farbstifte => 1 coloured-pencils pack=12
1 Spitzer mit Behälter => 1 sharpener
1 Radiergummi => 1 eraser
1 Lineal 30 cm => 1 ruler length=30cm
1 Schere => 1 scissors
2 Uhu Stic => 2 glue-stick
5 Hefte A5 liniert => 5 exercise-book A5 lined
5 Hefte A5 kariert => 5 exercise-book A5 squared
1 Mitteilungsheft => 1 homework-diary
1 Zeichenblock A3 => 1 drawing-pad A3
1 Malkasten Pelikan => 1 paint-box brand=pelikan
Wasserbecher, Pinsel Nr. 6, 10 => 1 paint-cup | 1 brush n6 | 1 brush n10
Turnsackerl => 1 gym-bag
Patschen => 1 shoes
1 Jausenbox => 1 lunch-box
Bitte alles beschriften => -
## Österreich, 3. Klasse
3 Schulübungshefte A4 liniert => 3 exercise-book A4 lined
3 Hausübungshefte A5 liniert => 3 exercise-book A5 lined
2 Rechenhefte A4 kariert mit Rand => 2 exercise-book A4 squared margin
1 Schnellhefter A4 blau => 1 flat-file A4 blue
1 Ringmappe A4 => 1 ring-binder A4
1 Zirkel => 1 compasses
1 Geodreieck => 1 set-square
Ölkreiden => 1 wax-crayons
2 Borstenpinsel Nr. 8, 12 => 1 brush n8 hair=bristle | 1 brush hair=bristle n12
1 Packung Buntpapier => 1 coloured-paper
1 Flasche Bastelkleber => 1 liquid-glue
## Schweiz, Primarschule
Liebe Eltern => -
Bitte bringt für den Schulstart mit: => -
Schulthek => 1 satchel
Etui mit Inhalt => 1 pencil-case
Farbstifte => 1 coloured-pencils
Bleistift => 1 pencil
Leimstift => 1 glue-stick
Massstab 30cm => 1 ruler length=30cm
Finken => 1 shoes
Turnsack mit Turnkleidung und Turnschuhen => 1 gym-bag | 1 gym-clothes | 1 shoes
Znünibox => 1 lunch-box
Malschürze => 1 apron
1 Schachtel Taschentücher => 1 tissues
## Schweiz, 4. Klasse
2 Häuschenhefte A5 => 2 exercise-book A5 squared
2 Hefte A4 liniert => 2 exercise-book A4 lined
1 Ordner A4 => 1 ring-binder A4
20 Sichtmäppchen => 20 plastic-pockets
Zirkel => 1 compasses
Equerre => 1 set-square
Filzstifte => 1 felt-tips
Füllfeder => 1 fountain-pen
Couverts C5 => 1 envelope C5
1 Leimstift => 1 glue-stick
Schere => 1 scissors
## Förderschule, große Schrift
1 Schere für Linkshänder => 1 scissors hand=left
1 Füller für Linkshänder => 1 fountain-pen hand=left
2 dicke Dreikantbleistifte => 2 learner-pencil thickness=thick
dicke Buntstifte 12 Stück => 1 coloured-pencils thickness=thick pack=12
1 Spitzer für dicke und dünne Stifte => 1 sharpener
Knete => 1 modelling-clay
1 Malkittel langärmlig => 1 apron
2 Rollen Küchenpapier => 2 kitchen-roll
Feuchttücher => 1 wipes
Wechselwäsche => 1 ?Wechselwäsche
## Getippt am Handy, viele Fehler
2 hefte a4 linatur 25 => 2 exercise-book A4 r25
1 schnelhefter rot => 1 flat-file red
buntstiffte => 1 coloured-pencils
1 radirgummi => 1 eraser
kleberstift => 1 glue-stick
3 blestifte HB => 3 pencil HB
zeichenblok a3 => 1 drawing-pad A3
1 wasserfarbkaste => 1 paint-box
pinzel nr 8 => 1 brush n8
geodreick => 1 set-square
tintenpatronnen => 1 ink-cartridges
hausaufgabenhef => 1 homework-diary
## Kurz in einer Zeile
2 Hefte A4 Lin 25, 1 Heft A4 Lin 26, 3 Umschläge (rot, blau, grün), 1 Klebestift, Schere, Lineal => 2 exercise-book A4 r25 | 1 exercise-book A4 r26 | 1 book-cover red | 1 book-cover blue | 1 book-cover green | 1 glue-stick | 1 scissors | 1 ruler
## Tabelle aus Excel
Anzahl	Artikel	Bemerkung => -
4	Heft A5 Lineatur 2	Deutsch => 4 exercise-book A5 r2
2	Heft A5 kariert	Mathe => 2 exercise-book A5 squared
1	Schnellhefter rot	 => 1 flat-file red
1	Zeichenblock A4	 => 1 drawing-pad A4
2	Klebestift	 => 2 glue-stick
3	Bleistift HB => 3 pencil HB
## CSV
Menge;Artikel;Farbe => -
2;Schnellhefter;rot => 2 flat-file red
1;Schnellhefter;blau => 1 flat-file blue
5;Heft A4 liniert; => 5 exercise-book A4 lined
1;Ordner;grün => 1 ring-binder green
## Kombiklasse mit Kindernamen
Mia (Klasse 1a): => #
3 Hefte A5 Lineatur 1 => 3 exercise-book A5 r1
1 Schnellhefter gelb => 1 flat-file yellow
Jonas (Klasse 3b): => #
3 Hefte A4 Lineatur 3 => 3 exercise-book A4 r3
2 Hefte A4 kariert => 2 exercise-book A4 squared
1 Füller => 1 fountain-pen
## Berlin, Klasse 2, Fließtext
Wir brauchen zwei Hefte A5 Lineatur 2, ein Heft A5 kariert und einen Schnellhefter in Rot. => 2 exercise-book A5 r2 | 1 exercise-book A5 squared | 1 flat-file red
Außerdem bitte: 2 Bleistifte, 1 Klebestift und eine Schere. => 2 pencil | 1 glue-stick | 1 scissors
Kopiergeld: 10 Euro => -
Erster Schultag ist der 24.8.2026 um 8:00 Uhr. => -
## Hamburg, Vorschule
1 Rucksack => 1 backpack
1 Brotdose => 1 lunch-box
1 Trinkflasche => 1 bottle
Hausschuhe => 1 shoes
Gummistiefel => 1 shoes
1 Malkittel => 1 apron
Wachsmalblöcke => 1 wax-crayons
1 dicker Pinsel => 1 brush thickness=thick
2 Pakete Taschentücher => 2 tissues
1 Foto Ihres Kindes => 1 photo
## Rheinland-Pfalz, Klasse 3
Mäppchen: 2 Bleistifte, Radiergummi, Dosenspitzer, Buntstifte, Füller, Ersatzpatronen, Tintenkiller, Lineal 15 cm => 1 pencil-case | 2 pencil | 1 eraser | 1 sharpener | 1 coloured-pencils | 1 fountain-pen | 1 ink-cartridges | 1 ink-eraser | 1 ruler length=15cm
Schere und Klebestift => 1 scissors | 1 glue-stick
Hefte: => #
- 2 x A4 Lin. 3 => 2 exercise-book A4 r3
- 2 x A4 Lin. 26 => 2 exercise-book A4 r26
- 1 x A5 liniert => 1 exercise-book A5 lined
Umschläge: => #
- rot => 1 book-cover red
- blau => 1 book-cover blue
- grün => 1 book-cover green
Mappen: => #
- Eckspanner A4 rot => 1 folder A4 red
- Eckspanner A4 blau => 1 folder A4 blue
## Thüringen, Klasse 4
Heft A4 liniert mit Rand => 1 exercise-book A4 lined margin
Heft A4 kariert ohne Rand => 1 exercise-book A4 squared no-margin
Heft A5 blanko => 1 exercise-book A5 blank
Oktavheft => 1 octavo-book
3 Hefter => 3 flat-file
Schreib- und Rechenblock => 1 college-pad | 1 college-pad squared
Druckbleistift 0,7 mm => 1 mechanical-pencil
Fineliner (schwarz, rot, blau, grün) => 1 fineliner black | 1 fineliner red | 1 fineliner blue | 1 fineliner green
Füllhalter => 1 fountain-pen
Tintenlöscher => 1 ink-eraser
Wasserfarben, Pinsel Größe 4 und 10 => 1 paint-box | 1 brush n4 | 1 brush n10
Wörterbuch / Duden => 1 dictionary
## Sachsen-Anhalt mit Gedankenstrichen
– Hefte – 5 Stück, A5, Lineatur 2 => 5 exercise-book A5 r2
– Bleistifte – 3 Stück => 3 pencil
– Radiergummi – weich => 1 eraser material=rubber
– Lineal – 30 cm => 1 ruler length=30cm
– Schere – rund => 1 scissors shape=round
– Hefter – rot, gelb, blau => 1 flat-file red | 1 flat-file yellow | 1 flat-file blue
– Tonpapier – bunt => 1 coloured-paper
– Zeichenblock – A3 => 1 drawing-pad A3
## Kunstliste
Deckfarbkasten (Pelikan K12) => 1 paint-box brand=pelikan
1 Tube Deckweiß => 1 opaque-white
Haarpinsel: 2, 6, 12 => 1 brush hair=synthetic n2 | 1 brush hair=synthetic n6 | 1 brush hair=synthetic n12
Borstenpinsel: 8, 14, 20 => 1 brush hair=bristle n8 | 1 brush hair=bristle n14 | 1 brush hair=bristle n20
Bleistift B, 2B und 4B => 1 pencil B | 1 pencil 2B | 1 pencil 4B
Ölpastellkreiden => 1 wax-crayons
Acrylfarben: rot, gelb, blau, weiß, schwarz => 1 acrylic red | 1 acrylic yellow | 1 acrylic blue | 1 acrylic white | 1 acrylic black
Zeichenblock A2 => 1 drawing-pad A2
Aquarellblock 24 x 32 cm => 1 watercolour-pad format=24×32cm
schwarzer Fineliner => 1 fineliner black
Malunterlage => 1 painting-mat
## Werken und Textil
Sticknadel => 1 needle
Wolle rot, blau, gelb => 1 yarn red | 1 yarn blue | 1 yarn yellow
Bastelfilz => 1 felt
1 Holzleim => 1 liquid-glue
1 Rolle Klebeband => 1 tape
Tonkarton A4 => 1 coloured-paper A4
Häkelnadel Nr. 4 => 1 needle n4
Stoffschere => 1 scissors
Perlen => 1 ?Perlen
## UK, Year 3
Dear parents, => -
please provide the following by the start of term: => -
1 pencil case => 1 pencil-case
4 HB pencils => 4 pencil HB
1 eraser => 1 eraser
1 pencil sharpener => 1 sharpener
1 ruler (30 cm) => 1 ruler length=30cm
2 glue sticks => 2 glue-stick
12 colouring pencils => 1 coloured-pencils pack=12
1 pair of scissors => 1 scissors
1 water bottle => 1 bottle
PE kit in a drawstring bag => 1 gym-clothes
Please label everything with your child's name. => -
## UK, Year 7
Maths: compasses, protractor, scientific calculator => 1 compasses | 1 set-square | 1 calculator
English: A4 refill pad (lined), highlighters in yellow and pink => 1 college-pad A4 lined | 1 highlighter yellow | 1 highlighter pink
Art: sketchbook A4, paint brushes size 4, 8 and 12 => 1 drawing-pad A4 | 1 brush n4 | 1 brush n8 | 1 brush n12
General: blue pen, black pen, green pen, rubber, ruler, folder => 1 ballpoint blue | 1 ballpoint black | 1 ballpoint green | 1 eraser | 1 ruler | 1 folder
Languages: exercise book A5 lined with margin => 1 exercise-book A5 lined margin
## US, Grade 2
24 crayons => 1 wax-crayons pack=24
2 spiral notebooks (wide ruled) => 2 college-pad lined
4 glue sticks => 4 glue-stick
1 pair of blunt scissors => 1 scissors shape=round
2 boxes of tissues => 2 tissues
3 pocket folders (red, blue, yellow) => 1 folder red | 1 folder blue | 1 folder yellow
12 #2 pencils => 12 pencil HB
1 box of washable markers => 1 felt-tips
1 pink eraser => 1 eraser pink
1 bottle hand sanitizer => 1 sanitiser
No backpacks with wheels please => -
## US, Grade 5, shouting
COMPOSITION NOTEBOOKS (3) => 3 notebook
LOOSE LEAF PAPER - COLLEGE RULED => 1 loose-leaf lined
HIGHLIGHTERS - YELLOW, PINK => 1 highlighter yellow | 1 highlighter pink
INDEX CARDS => 1 index-cards
STICKY NOTES => 1 sticky-notes
BINDER 1 INCH => 1 ring-binder
DIVIDERS => 1 dividers
HEADPHONES => 1 headphones
## International school, Germany
3x exercise book A4, ruling 25 => 3 exercise-book A4 r25
2x exercise book A4 squared with margin => 2 exercise-book A4 squared margin
1x exercise book A4 blank => 1 exercise-book A4 blank
flat files: red, blue, green => 1 flat-file red | 1 flat-file blue | 1 flat-file green
1 x set square => 1 set-square
1 x compass => 1 compasses
1 x fountain pen + ink cartridges => 1 fountain-pen | 1 ink-cartridges
1 x watercolour box with 12 colours => 1 paint-box colours=12
brushes no. 4, 8, 12 => 1 brush n4 | 1 brush n8 | 1 brush n12
1 x apron => 1 apron
## Grundschule Bremen, mit Anmerkungen
1 Schreibheft Lineatur 3 (bitte keine anderen!) => 1 exercise-book r3
2 Rechenhefte (gerne mit großen Kästchen) => 2 exercise-book squared
1 Heft A4 Lineatur 27 für Klassenarbeiten => 1 exercise-book A4 r27
1 Schnellhefter (kann vom letzten Jahr sein) => 1 flat-file
1 Zirkel (falls noch nicht vorhanden) => 1 compasses
2 Bleistifte – am besten dreieckig => 2 pencil
1 Spitzer (mit Behälter!) => 1 sharpener
Die Schulbücher werden von der Schule gestellt. => -
Das Arbeitsheft kaufen wir gemeinsam. => -
Termine: Elternabend am 3. September um 19:30 Uhr => -
## Saarland, Klasse 1, Großbuchstaben
MATERIALLISTE 1. SCHULJAHR => #
2 BLEISTIFTE HB => 2 pencil HB
1 RADIERGUMMI => 1 eraser
1 SPITZDOSE => 1 sharpener
10 HOLZBUNTSTIFTE => 1 coloured-pencils pack=10
1 SCHERE => 1 scissors
2 KLEBESTIFTE => 2 glue-stick
3 HEFTE DIN A5 LIN. 0 => 3 exercise-book A5 r0
1 SAMMELMAPPE DIN A4 MIT GUMMIZUG => 1 folder A4
1 MALBLOCK A3 => 1 drawing-pad A3
## Brandenburg 2, Mengen hinten
Hefte A5 Lineatur 2: 4 Stück => 4 exercise-book A5 r2
Hefte A5 kariert: 4 Stück => 4 exercise-book A5 squared
Umschläge: 8 Stück => 8 book-cover
Schnellhefter 3x => 3 flat-file
Bleistifte (2) => 2 pencil
Klebestift x2 => 2 glue-stick
Buntstifte: 1 Packung => 1 coloured-pencils
## Oberstufe, Klasse 10
Collegeblock liniert mit Rand => 1 college-pad lined margin
Collegeblock kariert => 1 college-pad squared
Ordner A4 breit (schwarz) => 1 ring-binder A4 thickness=wide black
Register A-Z => 1 dividers
grafikfähiger Taschenrechner => 1 calculator
Textmarker in gelb, grün, rosa => 1 highlighter yellow | 1 highlighter green | 1 highlighter pink
Kugelschreiber schwarz (2x) => 2 ballpoint black
Karteikarten A6 liniert => 1 index-cards A6 lined
Kopfhörer => 1 headphones
Laptop oder Tablet => 1 ?Laptop
## Förderverein, schlechte Zeichen
• 2 Hefte A4 Lin. 25 => 2 exercise-book A4 r25
· 1 Heft A4 Lin. 28 => 1 exercise-book A4 r28
* Schnellhefter lila => 1 flat-file violet
> Pinsel Nr.12 => 1 brush n12
— Kleber => 1 glue-stick
→ 1 Lineal 30cm => 1 ruler length=30cm
[ ] Geodreieck 16 cm => 1 set-square length=16cm
[x] Zirkel => 1 compasses
## Grundschule, Abkürzungen
4 H. A5 Lin. 2 => 4 exercise-book A5 r2
2 Schnellh. rot => 2 flat-file red
1 Pkg. Buntst. => 1 coloured-pencils
1 Zeichenbl. A4 => 1 drawing-pad A4
2 Klebest. => 2 glue-stick
1 Radierg. => 1 eraser
3 Bleist. HB => 3 pencil HB
## Schulanfang Mecklenburg
Schulranzen => 1 satchel
Federmappe => 1 pencil-case
Zuckertüte => 1 ?Zuckertüte
2 Lineatur 1 A5 => 2 exercise-book r1 A5
2 A5 kariert => 2 exercise-book A5 squared
1 A4 Heft unliniert => 1 exercise-book A4 blank
Umschlag für A5 in gelb => 1 book-cover A5 yellow
Umschlag für A4 in rot => 1 book-cover A4 red
Sportbeutel mit Sportsachen => 1 gym-bag | 1 gym-clothes
Papiertaschentücher => 1 tissues
## Klassenliste von Hand
Heft rot A5 => 1 exercise-book red A5
Heft blau A5 => 1 exercise-book blue A5
Heft gelb A4 kariert => 1 exercise-book yellow A4 squared
grüner Schnellhefter => 1 flat-file green
2 blaue Kugelschreiber => 2 ballpoint blue
schwarzer Edding => 1 permanent-marker black
weiße Kreide => 1 chalk white
rosa Radiergummi => 1 eraser pink
kleiner Spitzer => 1 sharpener
großes Geodreieck => 1 set-square
## Mail vom Klassenlehrer, Klasse 3b
Hallo zusammen, => -
anbei die Liste für die 3b: => #
* Mathe: 3 Rechenhefte A4 (Lineatur 26), 1 Geodreieck, 1 Zirkel mit Ersatzminen => 3 exercise-book A4 r26 | 1 set-square | 1 compasses
* Deutsch: 3 Schreibhefte A4 (Lineatur 25), 1 Wörterbuch => 3 exercise-book A4 r25 | 1 dictionary
* Kunst: Pinsel in den Größen 4, 8 und 12; Zeichenblock A3; 2 Klebestifte => 1 brush n4 | 1 brush n8 | 1 brush n12 | 1 drawing-pad A3 | 2 glue-stick
* außerdem: 1 Ordner, 2 Schnellhefter (1x rot, 1x blau), 1 Hausaufgabenheft => 1 ring-binder | 1 flat-file red | 1 flat-file blue | 1 homework-diary
Bis bald! => -
`;
