// Demo shop: what people in Germany, Austria and Switzerland call the things that the shop has under another name.

import type { SearchRewriteRecord } from '../../search/search-records.ts';

/**
 * What the shop calls a thing, then what it is called elsewhere. A plural needs a place here only where it is found as something else: a word with one letter
 * more stands for the word itself, and compound words for what they end with.
 */
const ALSO_CALLED = `
fasermaler: filzstifte, filzstift, filzer, faserstift, filzmaler, filzschreiber
fotokarton: tonkarton, zeichenkarton
permanentmarker: edding, folienstift, folienstifte, folienschreiber, folienmarker, permanentstift, ohp-stift
tintenlöscher: tipp-ex, tippex, tipp ex, tintenkiller, tintentod, löschstift, tintenradierer, korrekturstift, korrekturroller, korrekturmaus
schulranzen: schultasche, schulsack, schulthek, thek
radierer: radiergummi, ratzefummel
mäppchen: federmappe, federtasche, federschachtel, federpennal, pennal, mäppli, schreibetui, griffelkasten
schlampermäppchen: faulenzer, schlamperrolle, stifterolle
deckfarbkasten: wasserfarben, wassermalkasten, farbkästli
satchel: school bag, school bags, schoolbag, schoolbags
textmarker: leuchtstift, leuchtstifte, leuchtmarker, leuchtmarkierstift, markierstift
brotdose: znünibox, znünidose, jausenbox, jausendose, brotbox, pausenbox, vesperbox, vesperdose, frühstücksdose, lunchbox
lineal: massstab
klebestift: leimstift, leimstifte, klebestick, klebstick, pritt, prittstift, pritt stift, uhustick, uhu stick, uhu stic, uhu stift
bastelkleber: leim, weissleim, bastelleim, flüssigleim, flüssigkleber, klebstoff, uhu
klebeband: tesa, tesafilm, tesa film, tixo, tixoband, klebefilm, klebstreifen, washi tape
wachsmalkreiden: wachsmalstift, wachsmalstifte, wachsmaler, wachsstift, wachskreide, wachsmalblock, ölkreide, ölpastellkreide, jaxonkreide
buntstifte: malstift, malstifte, holzfarbstift, holzbuntstift, dickbuntstift, dreikantbuntstift
kugelschreiber: kuli, kulis, kugi
gelroller: gelstift, gelstifte, tintenroller, frixion
lernbleistift: schreiblernstift, dreikantbleistift, jumbobleistift
druckbleistift: feinminenstift, minenbleistift, drehbleistift
tintenpatronen: tinte, füllerpatrone, füllerpatronen
schulfüller: schreibfeder
boardmarker: whiteboardmarker, whiteboardstift, whiteboardstifte
tischgerät hefter: hefter, tacker, heftgerät, heftmaschine, klammergerät, klammeraffe, bostitch
tischgerät locher: lochgerät, bürolocher, aktenlocher
tischgerät tischabroller: klebebandabroller, tixoabroller
dosenspitzer: bleistiftspitzer, anspitzer, spitzdose, doppelspitzer
geodreieck: zeichendreieck, equerre
bastelschere linkshänder: linkshänderschere, linkshänderscheren
schulfüller linkshänder: linkshänderfüller
schulheft: häuschenheft, schulübungsheft, hefterl, heftl, heftli
hausaufgabenheft: mitteilungsheft, elternheft, merkheft
vokabelheft: vociheft, wörterheft, vokabelbuch
notizbuch: kladde, notizheft, oktavheft
heftumschlag: hefthülle, heftschoner, schutzumschlag, buchumschlag
collegeblock: kollegblock, schreibblock, rechenblock, ringblock, spiralblock, karoblock
zeichenblock: malblock, skizzenblock, skizzenbuch, zeichenheft, zeichenpapier
aquarellblock: aquarellpapier
tonpapier: buntpapier, bastelpapier
faltblätter: faltpapier, origamipapier
gummizugmappe: eckspanner, eckspannermappe, jurismappe
sammelmappe: sammelbox
schnellhefter: plastikhefter, papphefter
zeichenmappe: kunstmappe, malmappe
postmappe: fächermappe, sammelfächer, ordnungsmappe
ordner: ringbuch, ringmappe, ringordner
register: trennblatt, trennblätter, trennstreifen, registerblatt
briefumschläge: kuvert, couvert, briefkuvert
schulplaner: schülerkalender
temperafarbe: plakafarbe, plakatfarbe, schulmalfarbe, dispersionsfarbe
malkittel: malschürze, malhemd, bastelkittel
modelliermasse: plastilin, knetmasse, knetgummi
turnbeutel: turnsack, turnsackerl, turntasche, sportbeutel, sportsack, sporttasche, schuhbeutel
haftnotizen: post-it, post it, postit, klebezettel
handdesinfektion: desinfektionsmittel
namensetiketten: namensaufkleber, heftetikett, klebeetikett
blockflöte: schulflöte
taschenrechner: schulrechner
handarbeitsgarn: garn, strickgarn, häkelgarn
moderationskarten: karteikarte, karteikärtchen, lernkarte, vokabelkarte
brettspiel: geschenk, geschenkidee, mitbringsel
schulpinsel: malpinsel, haarpinsel, borstenpinsel, aquarellpinsel
`;

const wordsOf = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** Words that the shop understands as others. */
export const SEARCH_REWRITES: readonly SearchRewriteRecord[] = ALSO_CALLED.trim()
  .split('\n')
  .flatMap((line) => {
    const [rewritten = '', queries = ''] = line.split(':');
    return wordsOf(queries).map((query) => ({ query, rewritten }));
  });
