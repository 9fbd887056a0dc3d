// The things that a school's list asks for, with the words that people have for them in Germany, Austria, Switzerland and in English.
// How a word is added says docs/material-lists.md. Source: issue "Material list to basket".

/**
 * One kind of thing per line: its name, then its words between commas, the most usual German ones first and English ones behind the bar.
 * A word may be several words. Endings of the plural and umlauts need no entry of their own, compound words that end with a word neither.
 */
export const ARTICLES = `
exercise-book: heft, schulheft, schreibheft, rechenheft, übungsheft, hausheft, häuschenheft, hausübungsheft, schulübungsheft, lernheft, hefterl, heftl, heftli | exercise book, copybook, jotter
homework-diary: hausaufgabenheft, aufgabenheft, mitteilungsheft, elternheft, merkheft | homework diary, homework book, homework planner, agenda
vocabulary-book: vokabelheft, vokabelbuch, wörterheft, vociheft | vocabulary book, vocab book
music-book: notenheft | music book, manuscript book
octavo-book: oktavheft, notizheft, kollegheft | mini exercise book
notebook: notizbuch, kladde | notebook, composition book
book-cover: heftumschlag, umschlag, hefthülle, heftschoner, schutzumschlag, einband, buchumschlag, schutzhülle, hülle | book cover, exercise book cover
college-pad: collegeblock, kollegblock, schreibblock, rechenblock, ringblock, spiralblock, block, karoblock | refill pad, writing pad, note pad, notepad, legal pad, spiral notebook
drawing-pad: zeichenblock, malblock, skizzenblock, skizzenbuch, zeichenpapier, zeichenheft | drawing pad, sketch pad, sketchbook, drawing paper
watercolour-pad: aquarellblock, aquarellpapier | watercolour pad, watercolor pad, watercolour paper
copy-paper: kopierpapier, druckerpapier, kopierblatt | copy paper, printer paper, white paper
coloured-paper: tonpapier, tonkarton, fotokarton, bastelpapier, buntpapier, zeichenkarton | construction paper, coloured paper, colored paper, coloured card, photo card, card stock
tissue-paper: transparentpapier, seidenpapier, drachenpapier, faltblatt, faltblätter, faltpapier, wellpappe, origamipapier | tissue paper, tracing paper, origami paper, folding sheet
folder: sammelmappe, gummizugmappe, eckspanner, eckspannermappe, mappe, sammelbox, heftmappe, jurismappe, gummibandmappe, gummiringmappe, gummiringerlmappe, ordnungsmappe | elastic folder, pocket folder, two pocket folder, folder, document wallet, plastic wallet, wallet folder
flat-file: schnellhefter, hefter, plastikhefter, papphefter, klemmmappe, klemmhefter | flat file, report file, report cover, report folder
art-folder: zeichenmappe, zeichnungsmappe, kunstmappe, zeichenblattmappe, malmappe | art folder, portfolio
sorter: postmappe, fächermappe, ordnungsfächer, sammelfächer | sorter, expanding file
ring-binder: ordner, ringordner, ringbuch, leitzordner, aktenordner, ringmappe | lever arch file, ring binder, binder, lever arch folder
dividers: register, trennblatt, trennblätter, trennstreifen, registerblatt, registerblätter | dividers, subject dividers, file divider
plastic-pockets: klarsichthülle, klarsichtmappe, sichtmappe, aktenhülle, prospekthülle, klarsichtfolie, sichtmäppchen, sichthülle, folie, zeigetasche, mäppli, sichtmäppli, plastikmäppli | punched pocket, plastic pocket, poly pocket, sheet protector
index-cards: karteikarte, karteikärtchen, lernkarte, lernkärtchen | index card, flash card, flashcard
card-box: karteikasten, karteibox, lernbox, lernkartei | index card box, flash card box
loose-leaf: ringbucheinlage, ordnereinlage, einlage, ringbuchblätter, ringbuchblatt, loseblatt, loseblätter, schreibpapier, linienblatt, linienblätter | loose leaf paper, filler paper, lined paper, file paper
envelope: briefumschlag, briefkuvert, kuvert, couvert | envelope
planner: schulplaner, schülerkalender, planer, lernplaner | school planner, planner, academic diary
pencil: bleistift, graphitstift, bleier | pencil, lead pencil
learner-pencil: dreikantbleistift, lernbleistift, dreikantlernbleistift, schreiblernstift, schreiblernbleistift, jumbobleistift | triangular pencil, learner pencil, jumbo pencil, triangular learner pencil
mechanical-pencil: druckbleistift, feinminenstift, minenbleistift, drehbleistift | mechanical pencil
coloured-pencils: buntstift, farbstift, holzmalstift, malstift, holzfarbstift, holzbuntstift, stabilotrio, dickbuntstift, dreikantbuntstift | coloured pencil, colored pencil, colouring pencil, coloring pencil, pencil crayon, colour pencil
wax-crayons: wachsmalstift, wachsmalkreide, wachskreide, wachsmaler, wachsstift, wachsmalblock, wachsfarbe, ölkreide, ölpastellkreide, jaxonkreide | wax crayon, crayon, oil pastel
fountain-pen: füller, füllfeder, füllfederhalter, füllhalter, schulfüller, schreiblernfüller, patronenfüller, schreibfeder, fülli, füli | fountain pen, ink pen
ink-cartridges: tintenpatrone, patrone, füllerpatrone, tinte | ink cartridge, cartridge
ink-roller: tintenroller, tintenschreiber | rollerball pen, roller ball pen, roller ball, roller pen, ink roller
ink-eraser: tintenlöscher, tintenkiller, löschstift, tintenradierer, tintentod | ink eraser, ink eradicator
ballpoint: kugelschreiber, kuli | ballpoint pen, ballpoint, biro, ball pen, pen
four-colour-pen: vierfarbstift, vierfarbkugelschreiber, vierfarbenstift, vierfarbenkugelschreiber, mehrfarbkugelschreiber | four colour pen, four color pen, multicolour pen
gel-roller: gelroller, gelstift, gelschreiber, frixion, frixion stift, frixion roller, frixion kugelschreiber, tintengelroller | gel roller, gel pen, gel rollerball, gel ink pen, frixion pen
felt-tips: filzstift, fasermaler, faserstift, filzmaler, filzer, fasermalstift, filzschreiber | felt tip pen, felt tip, felt pen, felt tip marker, washable marker, marker, marker pen, fibre tip pen, fiber tip pen, fibre pen, colouring pen, coloring pen, coloured pen, colored pen
fineliner: fineliner, feinschreiber | fineliner, fine liner
highlighter: textmarker, leuchtstift, leuchtmarker, leuchtmarkierstift, markierstift | highlighter, highlighter pen
permanent-marker: permanentmarker, permanentstift, edding, edding stift, edding marker, folienstift, folienschreiber, folienmarker, ohp stift, ohpstift, overheadstift, cdmarker | permanent marker, permanent pen, sharpie, sharpie marker, sharpie pen, overhead pen, overhead marker, ohp pen, ohp marker, transparency pen, transparency marker
paint-marker: lackstift, lackmarker, acrylstift, acrylmarker, kreidemarker, kreidestift, fenstermarker, fensterstift, dekomarker | paint pen, paint marker, chalk marker, chalk pen, window marker, acrylic marker, acrylic pen
fabric-pens: textilstift, textilmarker, textilmalstift, stoffmalstift, stoffstift, stoffmarker | fabric pen, fabric marker, textile marker
brush-pens: pinselstift, brush pen, brushpen | brush marker
calligraphy-pen: kalligrafiestift, kalligraphiestift, kalligrafiefüller, kalligraphiefüller | calligraphy pen
stylus: eingabestift, tabletstift, tablet stift, touchstift | stylus, stylus pen, digital pen, touch pen
correction: tippex, tipp ex, korrekturroller, korrekturmaus, korrekturstift, korrekturband, korrekturflüssigkeit | correction pen, correction tape, correction fluid, correction roller, white out, wite out
pencil-leads: bleistiftmine, druckbleistiftmine, druckbleistift mine, feinmine, ersatzmine, zirkelmine, mine | pencil lead refill, mechanical pencil lead, mechanical pencil refill, lead refill
whiteboard-marker: boardmarker, whiteboardmarker, whiteboardstift, boardmarkerstift | whiteboard marker, whiteboard pen, dry erase marker, dry wipe pen, board marker
chalk: tafelkreide, straßenkreide, straßenmalkreide, kreide | board chalk, chalk, pavement chalk, sidewalk chalk
pastels: pastellkreide, softpastell, softpastellkreide, pastellstift, zeichenkohle | chalk pastel, soft pastel, pastel pencil, drawing charcoal
tailors-chalk: schneiderkreide | tailors chalk
eraser: knetradiergummi, knetradierer, radiergummi, radierer, ratzefummel, gummi, radiergummistift | eraser, rubber
sharpener: spitzer, dosenspitzer, anspitzer, bleistiftspitzer, spitzdose, doppelspitzer, behälterspitzer | sharpener, pencil sharpener, canister sharpener
ruler: lineal, maßstab, holzlineal, plastiklineal | ruler, rule
set-square: geodreieck, geo dreieck, zeichendreieck, equerre, tz dreieck | set square, protractor, protractor set square, geometry triangle, geometry set
compasses: zirkel, schulzirkel, zirkelkasten, schnellverstellzirkel | compass, compasses, pair of compasses
scissors: schere, bastelschere, kinderschere, papierschere, schulschere | scissors, pair of scissors, craft scissors
glue-stick: klebestift, leimstift, klebstift, prittstift, pritt, pritt stift, pritt stick, uhustic, uhu stic, uhustick, uhu stick, uhu stift, fixleim, kleber, klebstick | glue stick
liquid-glue: flüssigkleber, alleskleber, bastelkleber, klebstoff, leim, flüssigleim, uhu, weißleim, holzleim, bastelleim, kraftkleber, vielzweckkleber | wood glue, liquid glue, white glue, craft glue, pva glue, school glue, glue bottle, glue
special-glue: heißkleber, heißklebestick, heißklebestift, heißklebepatrone, sprühkleber, sekundenkleber | hot glue, hot glue stick, glue gun stick, spray glue, super glue, superglue
glue-roller: kleberoller, klebroller, pritt roller | glue roller, glue tape
adhesive-pads: patafix, klebepad, klebepunkt, powerstrip, klebeknete | blu tack, bluetack, sticky tack, white tack, adhesive putty
tape-dispenser: tischabroller, klebebandabroller, klebefilmabroller, tesaabroller, tesa abroller | tape dispenser
tape: klebeband, tesa film, tesakrepp, malerkrepp, malerband, kreppklebeband, washi tape, washitape, tesafilm, tesa, tixo, klebefilm, klebstreifen, kreppband | sticky tape, adhesive tape, masking tape, sellotape, scotch tape, tape
paint-box: deckfarbkasten, deckfarben, deckfarbe, farbkasten, malkasten, tuschkasten, wasserfarbe, wasserfarbkasten, wasserfarbenkasten, wassermalfarben, wassermalkasten, deckfarbenkasten, tusche | watercolour box, watercolor box, watercolour set, watercolor set, watercolours, watercolors, watercolour paint, watercolor paint, watercolour paint set, watercolor paint set, paint box, paintbox, paint set
opaque-white: deckweiß, deckweißtube | opaque white
tempera: temperafarbe, plakafarbe, schulmalfarbe, plakatfarbe, dispersionsfarbe | tempera paint, poster paint
acrylic: acrylfarbe | acrylic paint
finger-paint: fingerfarbe, fingermalfarbe | finger paint, fingerpaint
textile-paint: textilfarbe, textilmalfarbe, stoffmalfarbe, stofffarbe | textile paint, fabric paint
batik-dye: batikfarbe | batik dye, tie dye
glass-paint: glasmalfarbe, glasfarbe | glass paint
brush: pinsel, borstenpinsel, haarpinsel, malpinsel, schulpinsel, rundpinsel, flachpinsel, aquarellpinsel, synthetikpinsel | paint brush, paintbrush, school brush, brush
paint-cup: wasserbecher, malbecher, pinselbecher, wasserglas | water cup, water pot, paint pot, paint cup
palette: mischpalette, palette | mixing palette, palette
apron: malkittel, malschürze, malhemd, kittel, schürze, malerkittel, bastelkittel | painting apron, art smock, smock, apron, painting shirt
modelling-clay: knete, knetmasse, plastilin, modelliermasse, ton, knetgummi, wachsknete | modelling clay, modelling compound, modeling clay, plasticine, play dough
craft-wood: holzspieß, eisstiel | craft stick, popsicle stick
pencil-case: federmäppchen, federmappe, federtasche, mäppchen, etui, federpennal, pennal, federschachtel, griffelmäppchen, stiftemäppchen, griffelkasten, schreibetui | pencil case, filled pencil case
pouch: schlampermäppchen, schlamperetui, schlamperrolle, schlamper, faulenzer, faulenzermäppchen, rolletui, stifterolle | pencil pouch, zipper pouch, pencil roll
satchel: schulranzen, ranzen, schultasche, schulsack, tornister, schulthek, schultheke | satchel, school bag
backpack: schulrucksack, rucksack | school backpack, backpack, rucksack
gym-bag: turnbeutel, sportbeutel, turnsack, sportsack, turntasche, sporttasche, schuhbeutel, turnsackerl | gym bag, pe bag, drawstring bag
gym-clothes: turnhose, sporthose, turnkleidung, sportkleidung, sportzeug, turnzeug, turnhemd, sportsachen, turnsachen, badezeug, badesachen, turngewand | pe kit, gym clothes, gym shorts
shoes: hausschuh, turnschuh, sportschuh, schuh, patschen, finken, hallenschuh, stoppersocken, gymnastikschuh, gummistiefel, turnschläppchen, schläppchen, turnpatschen, turnfinken | shoes, slippers, trainers, sneakers, indoor shoes, gym shoes, plimsolls
lunch-box: brotdose, brotbox, jausenbox, znünibox, frühstücksdose, vesperdose, pausenbrotdose, lunchbox, pausenbox, vesperbox | lunch box, lunchbox, snack box
bottle: trinkflasche, wasserflasche | drinking bottle, water bottle
tissues: taschentuch, taschentücher, papiertaschentuch, papiertaschentücher, kosmetiktücher, kosmetiktuch, tempo, tempos, taschentuchbox, nastücher, nasentücher, zupftücher | tissues, kleenex, box of tissues
kitchen-roll: küchenrolle, küchenpapier, haushaltsrolle, küchenkrepp, zewa, küchentücher, haushaltspapier | kitchen roll, paper towel, kitchen towel
wipes: feuchttücher, feuchttuch, desinfektionstücher | wet wipes, baby wipes, disinfecting wipes
soap: flüssigseife, seife, handseife | liquid soap, hand soap, soap
sanitiser: handdesinfektion, desinfektionsmittel, händedesinfektion | hand sanitiser, hand sanitizer
bags: gefrierbeutel, zipbeutel, ziplock, zipperbeutel, müllbeutel | zip bag, ziploc bag, freezer bag
sticky-notes: haftnotiz, haftnotizen, postit, post it, post it zettel, klebezettel | sticky notes, sticky note, post it note
name-labels: namensetikett, namensschild, namensaufkleber, etikett, heftetikett, klebeetikett | name label, label, address label
calculator: taschenrechner, schulrechner | calculator, scientific calculator, pocket calculator
headphones: kopfhörer, ohrhörer, headset | headphones, earphones, earbuds
usb-stick: usbstick, usb stick, speicherstick | usb stick, usb flash drive, memory stick, flash drive
recorder: blockflöte, flöte, schulflöte | recorder
stapler: tacker, heftgerät, tischgerät hefter | stapler
hole-punch: locher | hole punch, hole puncher
file-strips: heftstreifen, aktendulli, abheftstreifen | filing strips
paper-clips: büroklammer, heftklammer, musterklammer, musterbeutelklammer | paper clip
squared-paper: millimeterpapier | graph paper
sponge: schwamm, schwämmchen, malschwamm | sponge
cloth: lappen, mallappen, lumpen, putzlappen, stofflappen, maltuch | cloth, rag
painting-mat: zeitung, zeitungspapier, malunterlage, wachstuch, unterlage | newspaper, table cover
shoebox: schuhkarton, schuhschachtel | shoebox, shoe box
storage-box: aufbewahrungsbox, schuhkartongröße, stapelbox, ablagebox | storage box
clipboard: klemmbrett | clipboard
magnifier: lupe | magnifying glass, magnifier
dictionary: wörterbuch, duden, rechtschreibwörterbuch, lexikon | dictionary
whiteboard: whiteboard, schreibtafel, tafel | mini whiteboard, dry erase board
counting-aid: rechenrahmen, rechenschieber, rechenplättchen, wendeplättchen, steckwürfel | counting frame, counters, abacus
felt: filz, filzplatte, bastelfilz | craft felt
yarn: wolle, garn, strickgarn, häkelgarn | yarn, wool
needle: nadel, nähnadel, stricknadel, häkelnadel, prickelnadel | needle, crochet hook
photo: passfoto, foto, passbild | photo, passport photo
gloves: handschuh, schutzhandschuh, einmalhandschuh | glove
laminating-pouches: laminierfolie, laminiertasche | laminating pouch
class-set: klassensatz | class set
`;

/** What lists mean where they say nothing else: a pencil is HB. */
export const USUAL: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  pencil: [['hardness', 'HB']],
  'paint-box': [
    ['colours', '12'],
    ['sort', 'soluble'],
  ],
  'coloured-pencils': [['colours', '12']],
  'felt-tips': [
    ['tip', 'fine'],
    ['sort', 'soluble'],
  ],
  'permanent-marker': [
    ['sort', 'permanent'],
    ['colours', '1'],
  ],
  'whiteboard-marker': [
    ['sort', 'soluble'],
    ['colours', '1'],
  ],
  highlighter: [['colours', '1']],
  'gel-roller': [['colours', '1']],
  tempera: [['sort', 'soluble']],
  'finger-paint': [['sort', 'soluble']],
  'fountain-pen': [['hand', 'right']],
  scissors: [['hand', 'right']],
  'learner-pencil': [['hand', 'right']],
  ruler: [['length', '30 cm']],
  'set-square': [['length', '16 cm']],
  'college-pad': [['format', 'A4']],
  'flat-file': [['format', 'A4']],
  folder: [['format', 'A4']],
  'ring-binder': [['format', 'A4']],
  'homework-diary': [['format', 'A5']],
  'vocabulary-book': [['format', 'A5']],
  tape: [
    ['colour', 'clear'],
    ['sort', 'clear'],
  ],
  'liquid-glue': [['sort', 'all-purpose']],
  'copy-paper': [['weight', '80 g']],
  'coloured-paper': [['weight', '130 g']],
  'wax-crayons': [['shape', 'stick']],
  'glue-stick': [['solvent', 'free']],
  eraser: [['material', 'rubber']],
  chalk: [
    ['colour', 'white'],
    ['sort', 'board'],
  ],
  sharpener: [['parts', '1-hole']],
  'ink-cartridges': [['colour', 'blue']],
  ballpoint: [
    ['colour', 'blue'],
    ['colours', '1'],
  ],
};
