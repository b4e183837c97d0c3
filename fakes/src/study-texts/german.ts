import { defineStudyText } from './define-study-text.ts';

export const german = defineStudyText({
  id: 'german',
  title: 'Der menschliche Körper',
  language: 'de',
  marked: `
# Der menschliche Körper

Der Körper des Menschen besteht aus vielen Organen, die zusammenarbeiten. Dieses Kapitel stellt die wichtigsten Organe, das Blut, die Sinne und das Skelett vor.

Wer den Körper verstehen will, beginnt am besten mit einer einfachen Frage: Was braucht eine Zelle zum Leben? Sie braucht Nahrung, Sauerstoff und Wärme, und sie muss ihren Abfall loswerden. Fast alle Organe lassen sich als Antwort auf diese Frage verstehen.

## Die inneren Organe

Jedes Organ hat seine eigene Aufgabe. Fällt ein Organ aus, so können andere seine Arbeit nur selten übernehmen. Deshalb werden manche Organe heute verpflanzt, und Maschinen helfen, die Zeit bis dahin zu überbrücken. Das Blut wird durch den ganzen Körper gepumpt vom {Herz}. Sauerstoff gelangt ins Blut in der {Lunge}. Giftige Stoffe werden abgebaut in der {Leber}. Harn wird gebildet in der {Niere}. Die Nahrung wird mit Säure vermischt im {Magen}. Insulin wird hergestellt in der {Bauchspeicheldrüse}. Alte rote Blutkörperchen werden aussortiert in der {Milz}. Harn wird gesammelt in der {Blase}. Die Nährstoffe gelangen zum größten Teil ins Blut im {Dünndarm}. Vier Organe liegen im Bauchraum nahe beieinander: Leber, Magen, Milz und Bauchspeicheldrüse.

## Das Blut

Ein erwachsener Mensch hat etwa fünf Liter Blut. Es besteht zu etwas mehr als der Hälfte aus Flüssigkeit, der Rest sind Zellen. Bei einer Blutspende wird ungefähr ein halber Liter abgenommen, den der Körper in wenigen Wochen ersetzt. Für den Transport von Sauerstoff sorgen {rote Blutkörperchen}. Gegen Krankheitserreger kämpfen {weiße Blutkörperchen}. Wunden werden verschlossen von den {Blutplättchen}. Der flüssige Teil des Blutes heißt {Plasma}. Vom Herzen weg führen die {Arterien}. Zum Herzen zurück führen die {Venen}. Der Austausch von Stoffen mit dem Gewebe geschieht in den {Kapillaren}. Die größte Schlagader des Körpers ist die {Aorta}. Das Blut erfüllt drei Aufgaben: Transport, Abwehr und Regelung der Wärme.

## Die Sinne

Mit den Sinnen nehmen wir die Umwelt wahr. Das Licht wird gebündelt von der {Linse}. Die Menge des Lichts wird geregelt von der {Iris}. Das Bild entsteht auf der {Netzhaut}. Der Schall bringt zuerst das {Trommelfell} zum Schwingen. Schwingungen werden in Nervensignale verwandelt in der {Hörschnecke}. Das Gleichgewicht messen die {Bogengänge}. Süß und sauer werden unterschieden durch die {Geschmacksknospen}. Die Signale des Auges gelangen ins Gehirn durch den {Sehnerv}. Drei Knöchelchen leiten den Schall im Mittelohr: Hammer, Amboss und Steigbügel.

## Das Skelett

Das Skelett stützt den Körper und schützt die Organe. Das Gehirn wird geschützt vom {Schädel}. Das Rückenmark verläuft in der {Wirbelsäule}. Lunge und Herz werden umgeben vom {Brustkorb}. Der längste Knochen des Menschen ist der {Oberschenkelknochen}. Das Knie wird vorn bedeckt von der {Kniescheibe}. Der Arm ist mit dem Rumpf verbunden durch das {Schlüsselbein}. Die Verbindung zwischen Rumpf und Beinen bildet das {Becken}. Im Unterarm liegen zwei Knochen: Elle und Speiche.

## Das Nervensystem

Das Nervensystem leitet und verarbeitet Signale. Bewusstes Denken findet statt im {Großhirn}. Bewegungen werden abgestimmt im {Kleinhirn}. Atmung und Herzschlag werden gesteuert vom {Hirnstamm}. Hunger und Durst werden geregelt vom {Hypothalamus}. Reflexe werden geschaltet im {Rückenmark}. Beide Hälften des Gehirns werden verbunden durch den {Balken}. Eine Nervenzelle besteht aus drei Teilen: Zellkörper, Dendriten und Axon.

## Hormone

Hormone sind Botenstoffe, die mit dem Blut reisen. Schon sehr kleine Mengen genügen, weil nur Zellen mit einem passenden Empfänger antworten. Den Blutzucker senkt das Hormon {Insulin}. Den Blutzucker hebt das Hormon {Glukagon}. Auf Anstrengung bereitet das Hormon {Adrenalin} den Körper vor. Den Schlaf fördert das Hormon {Melatonin}. Das Tempo des Stoffwechsels bestimmt das Hormon {Thyroxin}. Das Längenwachstum fördert das Hormon {Somatropin}.
`,
  groups: [
    {
      kind: 'Organ',
      lead: 'Welches Organ',
      facts: `
Herz = Cor | pumpt das Blut durch den Körper
Lunge = Lungenflügel | bringt Sauerstoff ins Blut
Leber = Hepar | baut giftige Stoffe ab
Niere = Ren | bildet den Harn
Magen = Gaster | vermischt die Nahrung mit Säure
Bauchspeicheldrüse = Pankreas | stellt Insulin her
Milz = Lien | sortiert alte rote Blutkörperchen aus
Blase = Harnblase | sammelt den Harn
Dünndarm = Intestinum tenue | lässt die meisten Nährstoffe ins Blut gelangen`,
    },
    {
      kind: 'Bestandteil des Blutes',
      lead: 'Welcher Bestandteil des Blutes',
      facts: `
rote Blutkörperchen = Erythrozyten | befördert Sauerstoff
weiße Blutkörperchen = Leukozyten | bekämpft Krankheitserreger
Blutplättchen = Thrombozyten | verschließt Wunden
Plasma = Blutplasma | ist flüssig`,
      wrong: 'Antikörper, Hormone, Salze, Fibrin',
    },
    {
      kind: 'Gefäß',
      lead: 'Welche Gefäße',
      facts: `
Arterien = Schlagadern | führen vom Herzen weg
Venen = Blutadern | führen zum Herzen zurück
Kapillaren = Haargefäße | tauschen Stoffe mit dem Gewebe aus
Aorta = Hauptschlagader | sind am größten und beginnen am Herzen`,
      wrong: 'Lymphbahnen, Bronchien, Harnleiter',
      isDescribed: false,
    },
    {
      kind: 'Teil eines Sinnesorgans',
      lead: 'Welcher Teil eines Sinnesorgans',
      facts: `
Linse = Augenlinse | bündelt das Licht
Iris = Regenbogenhaut | regelt die Menge des Lichts
Netzhaut = Retina | fängt das Bild auf
Trommelfell = Membrana tympani | schwingt zuerst beim Schall
Hörschnecke = Cochlea | verwandelt Schwingungen in Nervensignale
Bogengänge = Canales semicirculares | misst das Gleichgewicht
Geschmacksknospen = Schmeckknospen | unterscheidet süß und sauer
Sehnerv = Nervus opticus | leitet die Signale des Auges ins Gehirn`,
    },
    {
      kind: 'Teil des Skeletts',
      lead: 'Welcher Teil des Skeletts',
      facts: `
Schädel = Cranium | schützt das Gehirn
Wirbelsäule = Rückgrat | enthält das Rückenmark
Brustkorb = Thorax | umgibt Lunge und Herz
Oberschenkelknochen = Femur | ist der längste
Kniescheibe = Patella | bedeckt das Knie
Schlüsselbein = Clavicula | verbindet den Arm mit dem Rumpf
Becken = Pelvis | verbindet Rumpf und Beine`,
      wrong: 'Schulterblatt, Wadenbein',
    },
    {
      kind: 'Teil des Nervensystems',
      lead: 'Welcher Teil des Nervensystems',
      facts: `
Großhirn = Cerebrum | denkt bewusst
Kleinhirn = Cerebellum | stimmt Bewegungen ab
Hirnstamm = Stammhirn | steuert Atmung und Herzschlag
Hypothalamus = Teil des Zwischenhirns | regelt Hunger und Durst
Rückenmark = Medulla spinalis | schaltet Reflexe
Balken = Corpus callosum | verbindet beide Hälften des Gehirns`,
      wrong: 'Sympathikus, Ischiasnerv',
    },
    {
      kind: 'Hormon',
      lead: 'Welches Hormon',
      facts: `
Insulin | senkt den Blutzucker
Glukagon = Glucagon | hebt den Blutzucker
Adrenalin = Epinephrin | bereitet auf Anstrengung vor
Melatonin = Schlafhormon | fördert den Schlaf
Thyroxin = T4 | bestimmt das Tempo des Stoffwechsels
Somatropin = Wachstumshormon | fördert das Längenwachstum`,
      wrong: 'Cortisol, Oxytocin',
    },
  ],
  sets: `
Welche Organe liegen im Bauchraum nahe beieinander? + Leber, Magen, Milz, Bauchspeicheldrüse - Lunge, Herz, Gehirn, Kehlkopf @ Vier Organe liegen
Welche Aufgaben erfüllt das Blut? + Transport, Abwehr, Regelung der Wärme - Verdauung, Atmung, Denken, Hören @ Das Blut erfüllt
Welche Knöchelchen leiten den Schall im Mittelohr? + Hammer, Amboss, Steigbügel - Elle, Speiche, Becken, Schlüsselbein @ Drei Knöchelchen leiten
Welche Knochen liegen im Unterarm? + Elle, Speiche - Wadenbein, Schienbein, Oberarmknochen, Brustbein @ Im Unterarm liegen
Aus welchen Teilen besteht eine Nervenzelle? + Zellkörper, Dendriten, Axon - Netzhaut, Plasma, Kapillaren, Linse @ Eine Nervenzelle besteht`,
});
