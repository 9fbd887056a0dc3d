// Words for what things of a school's list are like: colour, ruling, hardness, hand and so on. Words behind one value mean the same. How a
// word is added says docs/material-lists.md.

/** One value per line: kind and value of the trait, then its words between commas. */
export const TRAITS = `
colour red: rot, red
colour orange: orange
colour yellow: gelb, yellow
colour lime: hellgrün, light green, lime
colour green: grün, dunkelgrün, green
colour mint: mint
colour teal: petrol, türkis, teal, turquoise
colour sky: hellblau, light blue
colour blue: blau, blue
colour navy: dunkelblau, navy, dark blue
colour violet: violett, lila, purple, violet
colour pink: rosa, pink
colour berry: beere, berry, magenta
colour brown: braun, brown
colour sand: sand, beige
colour white: weiß, white
colour grey: grau, grey, gray
colour black: schwarz, black
colour clear: transparent, durchsichtig, farblos, clear
pattern lined: liniert, linien, liniatur, lined, ruled, wide ruled, college ruled
pattern squared: kariert, kästchen, karo, rechenkästchen, karriert, squared, grid, graph, quad ruled, checked
pattern blank: blanko, unliniert, weißes papier, ohne linien, ohne lineatur, ohne liniatur, blank, plain, unlined, unruled, without lines
pattern music: noten, notenlinien
pattern dotted: dotted, punktkariert
turn landscape: quer, querformat, landscape
thickness thick: dick, dicke, jumbo, thick, chunky
thickness thin: dünn, thin
thickness wide: breit, wide
thickness narrow: schmal, narrow
shape round: rund, runder, rundspitze, round, blunt
shape flat: flach, flat
shape pointed: spitz, pointed, sharp
hair bristle: borste, borsten, bristle
hair synthetic: synthetik, synthetic, kunsthaar
hand left: linkshänder, links, lefthanded, left handed, left hander, linkshänderfeder
hand right: rechtshänder, righthanded, right handed
material card: pappe, karton, card, cardboard
material plastic: plastik, kunststoff, plastic
material wood: holz, wood, wooden, ahorn, maple, bambus, bamboo
material metal: metall, metal, aluminium, aluminum, edelstahl, stainless steel
material paper: papier, recyclingpapier, paper
material rubber: naturkautschuk, natural rubber, weich, soft
material kneadable: knetbar, kneadable, knetradiergummi
tip fine: fein, feine, fine
thickness medium: mittel, medium
tip M: feder m, nib m
tip F: feder f, nib f
tip A: anfängerfeder, beginner nib
solvent free: ohne lösungsmittel, lösungsmittelfrei, solvent free, washable, auswaschbar
sort soluble: wasserlöslich, non permanent, nonpermanent, nicht permanent, nicht wasserfest, not permanent, water soluble, watersoluble, water based
sort permanent: permanent, wasserfest, waterproof
brand pelikan: pelikan
brand stabilo: stabilo
brand lamy: lamy
brand faber-castell: faber castell, fabercastell
brand staedtler: staedtler
brand pritt: pritt
brand uhu: uhu
brand tesa: tesa
brand edding: edding
brand sharpie: sharpie
brand frixion: frixion
brand post-it: postit, post it
brand tempo: tempo, tempos
brand kleenex: kleenex
brand zewa: zewa
brand tipp-ex: tippex, tipp ex
brand leitz: leitz
brand casio: casio
brand crayola: crayola
brand geha: geha
brand jolly: jolly
brand herlitz: herlitz
brand brunnen: brunnen
`;

/** How a compound word begins, of which thing, and what that says: "Borstenpinsel" has bristles. */
export const BEGINNINGS = `
borst brush hair bristle
haar brush hair synthetic
rundp brush shape round
flachp brush shape flat
rechen exercise-book pattern squared
math exercise-book pattern squared
hauschen exercise-book pattern squared
karo exercise-book pattern squared
kastchen exercise-book pattern squared
linien exercise-book pattern lined
blanko exercise-book pattern blank
rechen college-pad pattern squared
karo college-pad pattern squared
kastchen college-pad pattern squared
linien college-pad pattern lined
blanko college-pad pattern blank
holz ruler material wood
plastik ruler material plastic
plastik flat-file material plastic
papp flat-file material card
knetrad eraser material kneadable
links scissors hand left
links fountain-pen hand left
links learner-pencil hand left
links sharpener hand left
links ruler hand left
links ink-roller hand left
links ballpoint hand left
fotokarton coloured-paper weight 300 g
photo coloured-paper weight 300 g
tonkarton coloured-paper weight 220 g
wachsmalst wax-crayons shape stick
wachsst wax-crayons shape stick
wachsmalbl wax-crayons shape block
`;

/** Words that say what one kind of thing is like, and mean something else, or nothing, elsewhere: a ruler of beech. As they are written, in every form. */
export const TRAITS_OF_THINGS = `
ruler material wood: buche, beech
ruler length 15 cm: klein, kleine, kleiner, kleines, kleinen, kurz, kurze, kurzer, kurzes, kurzen, small, short
exercise-book format A4: groß, große, großer, großes, großen, large, big
exercise-book format A5: klein, kleine, kleiner, kleines, kleinen, small
book-cover format A4: groß, große, großer, großes, großen, large, big
book-cover format A5: klein, kleine, kleiner, kleines, kleinen, small
set-square length 22 cm: groß, große, großer, großes, großen, large, big
set-square length 16 cm: klein, kleine, kleiner, kleines, kleinen, small
chalk sort coloured: bunt, bunte, bunten, bunter, farbig, farbige, farbigen, farbiger, coloured, colored
chalk colour many: bunt, bunte, bunten, bunter, farbig, farbige, farbigen, farbiger, coloured, colored
coloured-paper colour many: bunt, bunte, buntes, bunten, bunter, farbig, farbige, farbiges, farbigen, farbiger, verschiedene, verschiedenen, versch, sortiert, gemischt, assorted, coloured, colored, buntpapier
tissue-paper colour many: bunt, bunte, buntes, bunten, bunter, farbig, farbige, farbiges, farbigen, farbiger, verschiedene, verschiedenen, versch, sortiert, gemischt, assorted, coloured, colored
flat-file colour many: bunt, bunte, buntes, bunten, bunter, farbig, farbige, farbiges, farbigen, farbiger, verschiedene, verschiedenen, versch, sortiert, gemischt, assorted
chalk colour street: strassenkreide, strassenkreiden, strassenmalkreide, strassenmalkreiden, pavement, sidewalk, street
chalk sort pavement: strassenkreide, strassenkreiden, strassenmalkreide, strassenmalkreiden, pavement, sidewalk, street
permanent-marker sort soluble: folienstift, folienstifte, folienstiften, folienschreiber, folienschreibern, folienmarker, ohp, ohpstift, ohpstifte, overheadstift, overheadstifte, overhead, transparency
tape sort masking: krepp, kreppband, kreppklebeband, tesakrepp, malerkrepp, malerband, masking
tape colour paper: krepp, kreppband, kreppklebeband, tesakrepp, malerkrepp, malerband, masking, bedruckt, bedrucktes, printed, washi, washitape
tape sort double: doppelseitig, doppelseitiges, doppelseitige, doppelseitigen, beidseitig, double, doublesided
tape sort printed: bedruckt, bedrucktes, printed, washi, washitape
tape colour clear: tesafilm, tixo, klebefilm, sellotape, scotch
liquid-glue sort wood: holzleim, wood
liquid-glue sort paste: kleister, paste
liquid-glue sort contact: kraftkleber, contact
sharpener parts 2-hole: doppelspitzer, doppel, double
wax-crayons shape block: blöcke, blöcken, blocks
wax-crayons shape stick: stifte, stiften, sticks
`;
