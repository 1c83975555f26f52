// Deutsch: the rules of China Rails, by id. Rulings where the rulebook is silent stay English.

import type { Words } from '../../../src/core/engine/words/translation.js';

const texts: Words = {
  'CR-SETUP-1':
    '100 Warenchips; 136 Auftragskarten; 20 Ereigniskarten; 12 zweiseitige Lokkarten; 6 Figuren; 6 Stifte; Yuan.',
  'CR-SETUP-2': 'Jeder 60 M (Millionen Yuan); zwei Eröffnungszüge; Spitzkehre; gleich viele Spielzüge.',
  'CR-SETUP-3': '52 Städte, davon genau vier Großstädte.',
  'CR-SETUP-4':
    'Die Länder um China sind zu sehen, gehören aber nicht zum Spiel: Dort wird nicht gebaut, und niemand fährt hinein.',
  'CR-SETUP-5':
    'Auf Taiwan gibt es weder Gleis noch Züge; man erreicht es nur per Container. Seine Städte können Waren haben und verlangen.',
  'CR-SETUP-6':
    'Die Liste der Waren, was es in den Städten gibt, und alle Auftragskarten stehen in den Daten von Plan und Stapel.',
  'CR-BUILD-1':
    'Preise der Punkte: frei 1, Wüste 1, Berg 2, Hochgebirge 5, Kleinstadt 3 (zwei Spieler), mittlere Stadt 3 (drei Spieler), Großstadt 5.',
  'CR-BUILD-2':
    'Zuschläge zum Preis des Punktes: Fluss +2, Trockenfluss +1, Trockensee +1, See oder Meeresarm +3.',
  'CR-BUILD-3':
    'Auch über einen See oder Meeresarm verbindet ein Abschnitt nur Nachbarn; ein Meeresarm überbrückt keine Punkte, die keine Nachbarn sind.',
  'CR-BUILD-4':
    'Ist der Wüstenregen im Spiel, kostet es +2, über einen Trockenfluss zu bauen, und +2 über den Trockensee (wie ein Fluss, nicht wie ein See). Gleis, das liegt, bleibt.',
  'CR-BUILD-5':
    'Aus Großstädten zwei Abschnitte je Spielzug zum Preis des Punktes, zu dem man zeichnet; ein dritter Punkt einer Großstadt kostet in diesem Spielzug 5 und wird nach innen gezeichnet.',
  'CR-FERRY-1':
    'Eine Fähre über das Gelbe Meer, mit Dalian an einem Ende. Die ganze Strecke kostet 4 M; höchstens zwei Spieler.',
  'CR-FERRY-2': 'Die 4 M geben Zugang zur Hafenstadt und zur Fähre: Die Stadt kostet nicht noch einmal.',
  'CR-FERRY-3': 'Vom anderen Hafen baut man weiter, ohne noch einmal für die Fähre zu zahlen.',
  'CR-FERRY-4': 'Gleis, das einem zweiten Spieler den Weg zu einem der Häfen nähme, ist verboten.',
  'CR-CONT-1': 'Es gibt vier Containerhäfen: einen am Südende von Hongkong und drei andere.',
  'CR-CONT-2':
    'Den Anschluss in Hongkong kauft man für 8 M, beliebig viele Spieler, jeder für sich; er wird in der Farbe des Käufers markiert.',
  'CR-CONT-3':
    'Zu jedem der drei anderen Häfen dürfen höchstens zwei Spieler bauen. Wer einen Abschnitt zum Hafen baut, zahlt den ganzen Preis des Anschlusses, wie bei der Fähre.',
  'CR-CONT-4': 'Man darf einige oder alle Anschlüsse haben.',
  'CR-CONT-5':
    'Ein Zug, der einen Anschluss nutzen will, fährt in den Hafen und in diesem Spielzug nicht weiter.',
  'CR-CONT-6':
    'Zu Beginn seines nächsten Spielzugs darf er eins von beidem: beliebig viele Waren gegen Erlös in Städte auf Taiwan liefern; oder beliebig viele Waren (so weit Platz und Vorrat reichen) aus Städten auf Taiwan laden.',
  'CR-CONT-7': 'Danach darf er im selben Spielzug mit voller Kraft weiterfahren.',
  'CR-CONT-8':
    'Für beides tut er das eine, bleibt den Spielzug über stehen und tut das andere zu Beginn des folgenden.',
  'CR-CONT-9': 'Für einen Zug, der den Hafen nicht nutzt, ist er ein freier Punkt.',
  'CR-CONT-10':
    'Wer Gleis an einem Containerhafen hat, darf seinen Zug dort beginnen lassen, und zwar mit einer Ware aus Taiwan, ohne gewartet zu haben.',
  'CR-CONT-11':
    'Jede Lieferung per Container ist eine ganze Lieferung (Erlös, ablegen, nachziehen), eine nach der anderen; ein Ereignis kann die übrigen verhindern.',
  'CR-CONT-12': 'Ein Streik an der Küste hält auch alle Container auf, in beiden Richtungen.',
  'CR-CONT-13': 'Containeranschlüsse verbinden für den Sieg kein Gleis.',
  'CR-EVENT-1':
    'Parteitag. Kein Zug darf laden oder liefern, bis er nach dem Ziehen in eine Großstadt gefahren ist.',
  'CR-EVENT-2':
    'Parteitag. Bei dieser Ankunft zahlt die Bank dem Spieler einmal: 10 M in Peking, 5 M in einer anderen Großstadt.',
  'CR-EVENT-3':
    'Parteitag. Fahren geht wie immer; wer angekommen ist, darf sofort laden und liefern, dort und anderswo. Die Karte kommt aus dem Spiel, wenn alle angekommen sind; wer ausgeschieden ist, gilt als angekommen und bekommt nichts.',
  'CR-EVENT-4': 'Eisenbahnsteuer. M-EVENT-18, 19.',
  'CR-EVENT-5': 'Streik. An der Küste nicht laden und nicht liefern, keine Container.',
  'CR-EVENT-6': 'Flut. M-EVENT-15…17 für die Flüsse der Karte. Es gibt genau zwei Flutkarten.',
  'CR-EVENT-7': 'Neujahrsfest. Laden nur in Großstädten.',
  'CR-EVENT-8':
    'Neujahrsfest. Rinder, Fisch, Importwaren, Jade, Orangen, Reis oder Tee zu liefern bringt 5 M mehr; andere Waren darf man nicht liefern.',
  'CR-EVENT-9':
    'Gunst des Schwarzen Drachen. Jede Lieferung nach Shenyang, Changchun, Harbin oder Qiqihar bringt 5 M mehr.',
  'CR-EVENT-10': 'Entgleisung. M-EVENT-14 (3 Punkte, eine Ware, der nächste Spielzug).',
  'CR-EVENT-11':
    'Alle Stürme. Ein Zug im betroffenen Gebiet fährt mit halber Kraft (M-EVENT-8 beim Hineinfahren).',
  'CR-EVENT-12':
    'Schnee in der Mandschurei. Halbe Kraft im Gebiet; auf seinen Bergpunkten und im Hochgebirge weder Fahrt noch Bau; sonst wird dort gebaut wie immer.',
  'CR-EVENT-13': 'Starker Schneefall. Im Gebiet weder Fahrt noch Bau.',
  'CR-EVENT-14': 'Stürme auf See. Halbe Kraft und kein Bau im Küstengebiet der Karte.',
  'CR-EVENT-15': 'Orkan. Halbe Kraft, kein Bau; und jeder Zug im Gebiet verliert eine Ware.',
  'CR-EVENT-16':
    'Sandsturm. Alle Abschnitte, die einen Punkt der betroffenen Wüste berühren, sind fort. Kein Bau dort, solange er dauert.',
  'CR-EVENT-17':
    'Sandsturm. Ein Zug auf einem solchen Punkt muss in die nächste Stadt auf seinem Weg zurück und verliert eine Ware und einen Spielzug.',
  'CR-EVENT-18':
    'Erdbeben. Mitte Taiyuan. Züge bis 4 Punkte entfernt verlieren einen Spielzug und eine Ware; Züge darüber hinaus bis 9 verlieren die halbe Bewegung. Einen Spielzug lang kein Bau bis 9 Punkte.',
  'CR-EVENT-19': 'Wüstenregen. CR-BUILD-4 gilt von jetzt an.',
  'CR-WIN-1':
    'Alle vier Großstädte und mindestens ein Containerhafen müssen an der eigenen durchgehenden Linie hängen; 250 M Bargeld; M-WIN-2…6.',
  'CR-WIN-2':
    'Nach einem Zeitlimit ordnet dieselbe Verbindung (vier Großstädte und ein Hafen, „alle fünf“) die Spieler.',
  'CR-VAR-1': 'Schnelle Züge: M-VAR-2, empfohlen für Anfänger und kürzere Spiele.',
  'CR-VAR-2': 'Gnade: nur Geld leihen, M-VAR-4.',
  'CR-VAR-3': 'Zeitlimit: M-VAR-15…17.',
  'CR-VAR-4': 'Die Zahl der Spieler (auch 5 oder 6) schaltet von selbst keine Zusatzregel ein.',
  'CR-VAR-5':
    'Überfahrten mieten: Fähre und Containeranschlüsse anderer darf man für 4 M Miete nutzen. Nur, wenn es vereinbart ist.',
};

/** The rules under the keys of a translation. */
export const germanRules: Words = Object.fromEntries(
  Object.entries(texts).map(([id, text]) => [`rule ${id}`, text]),
);
