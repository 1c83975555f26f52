// Deutsch: the rules of the family, by id. Rulings where the rulebooks are silent stay English.

import type { Words } from '../../src/core/engine/words/translation.js';

const texts: Words = {
  'M-SETUP-1': '2 bis 6 Spieler; jeder nimmt eine Farbe (Figur und Stift), keine zweimal.',
  'M-SETUP-2': 'Jeder beginnt mit dem Geld des Spiels: CR 60 M, IR 50 M, ID 60 GP.',
  'M-SETUP-3': 'Jeder beginnt mit der einfachsten Lok: Güterlok (ID: Teapot).',
  'M-SETUP-4':
    'Lokkarten gehören nicht in den Stapel; alle Auftrags- und Ereigniskarten werden zusammen zu einem verdeckten Stapel gemischt.',
  'M-SETUP-5':
    'Jeder bekommt drei offene Auftragskarten. Eine Ereigniskarte, die dabei auftaucht, wird ohne Wirkung beiseitegelegt und ersetzt, bis jeder genau drei Auftragskarten hat.',
  'M-SETUP-6': 'Nur beim ersten Austeilen wird eine Ereigniskarte ohne Wirkung beiseitegelegt.',
  'M-SETUP-7': 'Es beginnt, wessen Hand den höchsten einzelnen Erlös zeigt.',
  'M-SETUP-8':
    'Nach dem Austeilen und vor dem ersten Spielzug kommen die beiseitegelegten Ereigniskarten wieder in den Stapel.',
  'M-SETUP-9': 'Am Anfang gibt es kein Gleis; alle Warenchips liegen im Vorrat; kein Zug steht auf dem Plan.',
  'M-SETUP-10':
    'Jeder macht zwei Eröffnungszüge. Ein Eröffnungszug hat nur eine Bauphase: kein Zug fährt, keine Ware, keine Lieferung, kein Tausch der Handkarten.',
  'M-SETUP-11':
    'In jedem Eröffnungszug darf man höchstens 20 M ausgeben, für Gleis oder für eine Aufrüstung; alle Bauregeln gelten.',
  'M-SETUP-12':
    'Spitzkehre: Die erste Eröffnungsrunde läuft vom Startspieler aus im Uhrzeigersinn; die zweite gegen den Uhrzeigersinn. Sie beginnt beim Letzten, der also zweimal hintereinander spielt, und endet beim Startspieler.',
  'M-SETUP-13':
    'Danach beginnt das normale Spiel beim Startspieler und läuft bis zum Ende im Uhrzeigersinn (nach links).',
  'M-SETUP-14':
    'Zusatzregeln werden vor Spielbeginn vereinbart, alle müssen zustimmen; später kommt keine hinzu, und keine fällt weg.',
  'M-SETUP-15':
    'Wenn die Eröffnung beginnt, hat jeder 3 Auftragskarten, 1 Lok, das Startgeld, keine Ware und kein Gleis.',
  'M-CARD-1':
    'Eine Auftragskarte trägt eine Nummer und drei Aufträge; ein Auftrag nennt Stadt, Ware und Erlös in M.',
  'M-CARD-2':
    'Von den drei Aufträgen einer Karte erfüllt man höchstens einen; dann wird die ganze Karte abgelegt.',
  'M-CARD-3':
    'Eine Hand hat genau drei Auftragskarten. Sind es weniger, zieht ihr Besitzer sofort nach, bis es drei sind, auch außerhalb seines Spielzugs.',
  'M-CARD-4':
    'Eine gezogene Ereigniskarte wird allen gezeigt und ganz ausgeführt, bevor die nächste Karte gezogen wird; man zieht, bis die Hand wieder drei Auftragskarten hat.',
  'M-CARD-5': 'Ist der Stapel leer, wird der Ablagestapel neu gemischt.',
  'M-CARD-6':
    'Eine Ereigniskarte ohne bleibende Wirkung kommt danach auf den Ablagestapel; eine mit bleibender Wirkung liegt offen aus, bis sie endet, und wird dann abgelegt.',
  'M-TURN-1':
    'Ein normaler Spielzug ist eine Fahrphase und danach eine Bauphase; hat das Bauen begonnen, wird nicht mehr gefahren.',
  'M-TURN-2':
    'Fahrphase: fahren, Miete zahlen, laden, abladen, liefern, beliebig oft und in beliebiger Reihenfolge, so weit die Bewegung reicht.',
  'M-TURN-3':
    'Bauphase: Man gibt höchstens 20 M aus, entweder für Gleis oder für eine Aufrüstung, nie für beides.',
  'M-TURN-4':
    'Die Grenze von 20 M gilt je Spielzug; was übrig bleibt, verfällt. Miete (und Fahrgebühren) zählen nicht dazu.',
  'M-TURN-5':
    'Man darf einen ganzen normalen Spielzug aufgeben, um alle Auftragskarten abzuwerfen und drei neue zu ziehen; Ereignisse dabei werden ausgeführt und ersetzt. In diesem Spielzug fährt und baut man nicht.',
  'M-TURN-6': 'In einem verlorenen Spielzug darf man die Hand nicht tauschen.',
  'M-TURN-7':
    'Ein Spielzug endet, wenn sein Spieler ihn für beendet erklärt; dann ist der links von ihm dran.',
  'M-BUILD-1': 'Gleis baut man Abschnitt für Abschnitt von einem Punkt zu einem Nachbarpunkt.',
  'M-BUILD-2':
    'Ein Abschnitt darf an jedem Punkt einer Großstadt beginnen oder an jedem Punkt, zu dem man schon Gleis gebaut hat. Alles andere ist verboten.',
  'M-BUILD-3': 'Der erste Abschnitt eines Spielers beginnt also in einer Großstadt.',
  'M-BUILD-4':
    'Man darf an mehreren Punkten einer Großstadt oder in mehreren Großstädten beginnen; der Anfang muss nicht am eigenen Netz hängen. Getrennte Netze sind erlaubt.',
  'M-BUILD-5':
    'Im Spielzug dürfen höchstens zwei Abschnitte an Punkten von Großstädten beginnen. Ein dritter ist verboten; man zeichnet ihn für 5 M in die Stadt hinein.',
  'M-BUILD-6':
    'Ein Abschnitt kostet den Preis des Punktes, zu dem man baut, und dazu jeden Zuschlag für das, was er überquert.',
  'M-BUILD-7':
    'Preise der Punkte in CR, IR und ID: frei 1, Wüste 1, Berg 2, Hochgebirge 5, Kleinstadt 3, mittlere Stadt 3, Großstadt 5.',
  'M-BUILD-8': 'Zuschlag in allen Spielen: Fluss +2.',
  'M-BUILD-9':
    'Beispiele: frei→Berg 2; Berg→Kleinstadt 3; →Berg über einen Fluss 4; drei Punkte einer Großstadt in einem Spielzug: zwei nach außen zum Preis des Punktes, der dritte nach innen für 5.',
  'M-BUILD-10': 'Zwischen zwei Punkten gibt es höchstens einen Abschnitt, ganz gleich, wem er gehört.',
  'M-BUILD-11': 'Im roten Feld einer Großstadt wird kein Gleis gebaut.',
  'M-BUILD-12':
    'Jeder Spieler hat das Recht, wenigstens einen Abschnitt in jede Großstadt zu bringen. Ein Abschnitt, der jemandem jeden Weg nähme, alle Großstädte zu verbinden, ist verboten: Ein Bau oder Handel ist erlaubt, wenn danach unter den bewahrten Wegen noch für jeden einer zu finden ist.',
  'M-BUILD-13':
    'In eine mittlere Stadt dürfen höchstens drei Spieler bauen, in eine Kleinstadt höchstens zwei.',
  'M-BUILD-14': 'Kein Spieler darf in einer kleinen oder mittleren Stadt mehr als drei Abschnitte haben.',
  'M-BUILD-15':
    'Ein Abschnitt ist verboten, wenn danach kein Platz mehr bliebe: für den zweiten Spieler in einer kleinen oder mittleren Stadt, für den dritten in einer mittleren.',
  'M-BUILD-16':
    'Ein Abschnitt, der mehr kostet, als der Spieler hat oder von den 20 M übrig ist, ist verboten. Kredit gibt es nicht.',
  'M-BUILD-17':
    'Geld für Gleis geht an die Bank. Gebautes Gleis lässt sich nicht zurückgeben und zählt am Ende nicht.',
  'M-BUILD-18':
    'Aufrüsten kostet 20 M: Güterlok → Schnelle oder Schwere Güterlok; von beiden → Super-Güterlok. Anders geht es nicht (Güterlok → Super-Güterlok ist verboten).',
  'M-BUILD-19': 'Eine Aufrüstung ersetzt in dieser Phase allen Gleisbau, und umgekehrt.',
  'M-BUILD-20':
    'Die alte Lok geht in den Vorrat zurück; die Waren bleiben an Bord. Das neue Tempo gilt ab der nächsten Fahrphase.',
  'M-BUILD-21': 'Ereignisse im Spiel können Abschnitte verbieten (Flut, Sturm, Sand), solange sie dauern.',
  'M-MOVE-1':
    'Ein Spieler darf seinen Zug in jeder Stadt des Plans beginnen lassen, ob er dort Gleis hat oder nicht.',
  'M-MOVE-2':
    'Bewegung je Fahrphase (CR, IR): Güterlok 9, Schwere Güterlok 9, Schnelle Güterlok 12, Super-Güterlok 12.',
  'M-MOVE-3': 'Jeder Punkt, zu dem man fährt, kostet einen Bewegungspunkt, gleich in welchem Gelände.',
  'M-MOVE-4': 'Anhalten und Anfahren erneuert die Bewegung nicht; was am Ende der Phase übrig ist, verfällt.',
  'M-MOVE-5':
    'Ein Zug fährt nur auf Gleis (von wem auch immer, siehe Miete) und in roten Feldern; über Fähren nur nach M-FERRY.',
  'M-MOVE-6':
    'Beliebig viele Züge dürfen auf einem Punkt oder Abschnitt stehen; Züge versperren einander nie den Weg.',
  'M-MOVE-7': 'Ein Zug wendet nur in einer Stadt; dazu zählt jeder Punkt einer Großstadt.',
  'M-MOVE-8':
    'An einer Abzweigung darf ein Zug jedes weiterführende Gleis nehmen, so oft man will, solange die Bewegung reicht.',
  'M-MOVE-9':
    'Jedes rote Feld darf jeder wie eigenes Gleis nutzen, ohne Miete; seine Punkte, auch die Mitte, kosten je einen Bewegungspunkt.',
  'M-MOVE-10': 'Auf eigenem Gleis fährt man umsonst.',
  'M-MOVE-11':
    'Auf fremdem Gleis zu fahren kostet 4 M je Spielzug und Mitspieler, ganz gleich, wie viele seiner Abschnitte man nutzt.',
  'M-MOVE-12':
    'Die 4 M zahlt man dem Besitzer, bevor man in diesem Spielzug zum ersten Mal auf seinem Gleis fährt; ohne das Geld ist der Schritt verboten.',
  'M-MOVE-13': 'Miete zählt nie zu den 20 M der Bauphase.',
  'M-MOVE-14': 'Auf fremdem Gleis zu stehen kostet nichts, nur zu fahren.',
  'M-FERRY-1':
    'Eine Fähre verbindet zwei Hafenpunkte. Sie hat einen Preis für die ganze Strecke und eine Höchstzahl von Spielern (CR Dalian 4 M / 2; IR Sri Lanka 6 M / 3).',
  'M-FERRY-2':
    'Wer ohne Recht einen Abschnitt zu einem der Häfen baut, zahlt den Preis der ganzen Strecke; damit hat er das Recht an beiden Enden.',
  'M-FERRY-3':
    'Mit dem Recht darf man vom anderen Hafen aus wie von eigenem Gleis bauen, ohne noch einmal für die Fähre zu zahlen.',
  'M-FERRY-4': 'Wer über die Höchstzahl hinausgeht, darf weder zu einem der Häfen bauen noch von dort.',
  'M-FERRY-5':
    'Ein Abschnitt, der dem letzten zugelassenen Spieler den Weg zu einem Hafen versperrt, ist verboten.',
  'M-FERRY-6': 'Um die Fähre zu nutzen, fährt ein Zug in einen Hafen und bleibt in diesem Spielzug dort.',
  'M-FERRY-7':
    'Im nächsten Spielzug beginnt der Zug im anderen Hafen und fährt den ganzen Spielzug mit halber Kraft.',
  'M-FERRY-8':
    'Für einen Zug, der die Fähre nicht nutzt, ist der Hafen ein freier Punkt: Er muss nicht halten.',
  'M-LOAD-1': 'Platz für Waren: Güterlok 2, Schnelle Güterlok 2, Schwere Güterlok 3, Super-Güterlok 3.',
  'M-LOAD-2':
    'Ein Zug in einer Stadt darf eine Ware laden, die es dort gibt, wenn im Vorrat ein Chip davon liegt und an Bord Platz ist.',
  'M-LOAD-3': 'Liegt kein solcher Chip im Vorrat, kann man die Ware nicht laden, bis einer zurückkommt.',
  'M-LOAD-4': 'Zum Laden und Abladen muss man nicht halten; es kostet keine Bewegung.',
  'M-LOAD-5': 'Man braucht keinen passenden Auftrag; die Waren dürfen gleich oder verschieden sein.',
  'M-LOAD-6':
    'Eine Ware darf man in jeder Stadt ohne Erlös abladen; der Chip geht in den Vorrat zurück. Anderswo ist es verboten.',
  'M-LOAD-7':
    'Chips gibt es nur so viele, wie im Spiel sind (CR 100, IR 95, ID 95). Ein Chip kommt zurück, wenn die Ware geliefert, abgeladen oder verloren wird.',
  'M-DELIVER-1':
    'Zum Liefern braucht man: den Zug in der Stadt (in einer Großstadt auf irgendeinem Punkt), die Ware an Bord und auf der Hand einen Auftrag für diese Ware in dieser Stadt.',
  'M-DELIVER-2':
    'Der Reihe nach: Der Chip geht in den Vorrat; die Bank zahlt den gedruckten Betrag; die Karte wird abgelegt; man zieht nach (M-CARD-4).',
  'M-DELIVER-3':
    'Ein Ereignis, das dabei gezogen wird, gilt sofort und kann weitere Lieferungen desselben Halts verhindern.',
  'M-DELIVER-4':
    'Mehrere Lieferungen, auch in einer Stadt, werden eine nach der anderen ausgeführt, jede mit ihrem Nachziehen.',
  'M-DELIVER-5': 'Danach geht die Fahrphase mit der übrigen Bewegung weiter.',
  'M-EVENT-1':
    'Ein Ereignis gilt, sobald es gezogen wird, und für alle Spieler, wenn seine Karte nichts anderes sagt.',
  'M-EVENT-2': 'Übliche Dauer: bis zum Ende des nächsten Spielzugs dessen, der gezogen hat.',
  'M-EVENT-3':
    'Andere Dauern: einmal, dann abgelegt; bis die Forderung der Karte erfüllt ist (von jedem, oder von dem, den sie nennt); bis zum zweiten Spielzug danach; für den Rest des Spiels.',
  'M-EVENT-4': 'Entfernungen zählt man wie beim Fahren: eins je Punkt, gleich in welchem Gelände.',
  'M-EVENT-5': 'Bei einer Großstadt zählt man von ihrer Mitte, nicht von den äußeren Punkten.',
  'M-EVENT-6': 'Bei einer Küste zählt man von dem Punkt, der dem Meer am nächsten ist.',
  'M-EVENT-7': 'Halbe Kraft für einen ganzen Spielzug: 9→5, 12→6 (schnelle Züge 12→6, 16→8).',
  'M-EVENT-8':
    'Ist der Zug dessen, der zieht, schon gefahren und muss mit halber Kraft weiter, oder fährt ein Zug in ein Gebiet mit halber Kraft, so wird die übrige Bewegung halbiert und aufgerundet.',
  'M-EVENT-9':
    'Beispiel: Tempo 12, der dritte Schritt führt in das Sturmgebiet: Aus neun übrigen werden fünf (vier verloren).',
  'M-EVENT-10': 'Verlorener Spielzug: nicht fahren, laden, liefern, bauen, aufrüsten oder die Hand tauschen.',
  'M-EVENT-11': 'Wer nicht gezogen hat und einen Spielzug verliert, verliert seinen nächsten.',
  'M-EVENT-12':
    'Wer gezogen hat und einen Spielzug verliert, verliert den Rest des laufenden (auch das Bauen) und den ganzen nächsten.',
  'M-EVENT-13':
    'Beispiel: Zwei Lieferungen in einer Stadt sind geplant; bei der ersten kommt ein Ereignis, das den Spielzug kostet: Die zweite muss bis nach dem nächsten Spielzug warten.',
  'M-EVENT-14':
    'Entgleisung: Jeder Zug im Umkreis von 3 Punkten um eine Stadt der Karte verliert eine Ware nach Wahl seines Besitzers (in den Vorrat), und der verliert seinen nächsten Spielzug (wer gezogen hat: M-EVENT-12).',
  'M-EVENT-15':
    'Flut, sofort: Jeder Abschnitt über einen genannten Fluss ist fort, ganz gleich, wem er gehört.',
  'M-EVENT-16': 'Flut, solange sie dauert (M-EVENT-2): Niemand baut oder fährt über einen genannten Fluss.',
  'M-EVENT-17':
    'Nach der Flut hat jeder, der eine Brücke verlor, einen Spielzug, in dem nur er dort neu bauen darf; andere erst danach.',
  'M-EVENT-18':
    'Steuer: Alle zahlen der Bank nach der Tabelle der Karte, nur auf ihr Bargeld; Gleis und Loks zählen nicht. Dann wird die Karte abgelegt.',
  'M-EVENT-19': 'Von der Steuer an ist das Bargeld aller bis zum Ende des Spiels offen.',
  'M-EVENT-20':
    'Welche Ware verloren geht, wählt, wer den Zug fährt, unter denen, die an Bord waren, als die Karte gezogen wurde.',
  'M-EVENT-21':
    'Sandsturm: Abschnitte, die einen betroffenen Wüstenpunkt berühren, sind fort; Züge darauf müssen zurück; kein Bau dort, solange er dauert; danach wie immer.',
  'M-EVENT-22': 'Alle Spieler befolgen alle Ereignisse, die im Spiel sind; mehrere zugleich gelten alle.',
  'M-WIN-1':
    'Ein Spieler erklärt sich am Ende seines Spielzugs zum Sieger, wenn (a) sein eigenes Gleis die verlangten Großstädte in einer durchgehenden Linie verbindet und (b) er mindestens 250 M Bargeld hat.',
  'M-WIN-2': 'Die Linie darf Schleifen und Zweige haben; nur der Zusammenhang zählt.',
  'M-WIN-3': 'Nur Bargeld zählt, nicht das Geld, das in Gleis und Loks steckt.',
  'M-WIN-4':
    'Nach einer solchen Erklärung wird die Runde zu Ende gespielt, damit alle gleich viele Spielzüge hatten.',
  'M-WIN-5': 'Erklären sich in dieser Runde mehrere zum Sieger, gewinnt der mit dem meisten Bargeld.',
  'M-WIN-6':
    'Haben die Reichsten gleich viel, steigt die Forderung um 50 M, und es geht weiter. Jeder kann noch gewinnen und muss beides von neuem erfüllen.',
  'M-VAR-1':
    'Zusatzregeln sind einzeln wählbar und gelten von Anfang an (M-SETUP-14); das Schnelle Spiel und die Herausforderung sind Bündel, aus denen man jeden Teil nehmen kann.',
  'M-VAR-2': 'Schnelle Züge: Güterlok und Schwere 12, Schnelle und Super 16; halbe Kraft 6 und 8.',
  'M-VAR-3a': 'Schnelles Spiel, Beginn: 70 M und drei Eröffnungszüge.',
  'M-VAR-3b': 'Schnelles Spiel, Ereignisse: Ereignisse beim Austeilen werden abgelegt, nicht eingemischt.',
  'M-VAR-3c': 'Schnelles Spiel, Steuer: Die Steuerkarte kommt vorher aus dem Spiel.',
  'M-VAR-3d':
    'Schnelles Spiel, fünf Karten: Jeder bekommt fünf Auftragskarten und wirft nach den ersten zwei Eröffnungszügen zwei ab.',
  'M-VAR-4':
    'Geld leihen: Man darf von der Bank bis zu 20 M leihen und zahlt das Doppelte zurück, sobald man es hat.',
  'M-VAR-5':
    'Miete später: Wer die 4 M nicht hat, darf fremdes Gleis nutzen und schuldet die Miete. Er zahlt, sobald er das Geld hat, woher auch immer.',
  'M-VAR-6':
    'Wenden: Ein Zug darf an jedem Punkt wenden, um den Preis eines ganzen Spielzugs; im nächsten darf er in jede Richtung weiter. Verboten in einem Spielzug, in dem die Hand getauscht wurde; erlaubt in einem, in dem er sowieso nicht fahren könnte (etwa in einem verlorenen). Auf fremdem Gleis sind 4 M Miete fällig.',
  'M-VAR-7':
    'Loks tauschen: 5 M für Schnelle ↔ Schwere Güterlok (ID: die zwei Loks einer Stufe II–IV), beliebig oft; im selben Spielzug darf man noch für 15 M Gleis bauen; das Geld zählt nicht für eine Aufrüstung.',
  'M-VAR-8':
    'Offene Aufträge: Die Karten einer abgeworfenen Hand liegen für alle offen. Wer zuerst auf eine liefert, nimmt sie, wird bezahlt und legt sie ab. Höchstens vier liegen offen; überzählige werden abgelegt. Eine erfüllte wird nicht ersetzt.',
  'M-VAR-9':
    'Waren lagern: Eine ohne Erlös abgeladene Ware bleibt vier Spielzüge in dieser Stadt; jeder dort darf sie laden. Am Ende des vierten Spielzugs dessen, der sie ablud, geht sie in den Vorrat.',
  'M-VAR-10':
    'Neu mischen: Wird die Steuer gezogen, kommt sie aus dem Spiel, und der Stapel wird neu gemischt.',
  'M-VAR-11':
    'Fahren kostet: 1 M je Spielzug, in dem der Zug auf eigenem Gleis fährt; fremdes weiterhin je 4 M.',
  'M-VAR-12': 'Laden kostet: Jede Ware, die man lädt oder ablädt, kostet einen Bewegungspunkt.',
  'M-VAR-13':
    'Zwei Züge: jeder hat zwei (Güterlok und Schnelle Güterlok; ID Teapot und eine der Stufe II), die getrennt aufgerüstet werden und beide in einem Spielzug fahren dürfen. Nach Absprache vier Handkarten.',
  'M-VAR-14':
    'Gleis verkaufen und tauschen: Statt zu bauen, darf der Spieler am Zug einem anderen Gleis zu einem vereinbarten Preis abkaufen oder Gleis gegen Gleis tauschen; die Farben wechseln.',
  'M-VAR-15':
    'Zeitlimit (Turnier): vorher vereinbart. Ein Sieg vor der Zeit gilt. Sonst spielt man bis zur Zeit und dann noch eine letzte Runde.',
  'M-VAR-16':
    'Nach der Zeit: Es gewinnt der Reichste, dessen Linie lang genug ist; gibt es keinen, der Reichste.',
  'M-VAR-17':
    'Plätze 2 und 3 nach der Zeit: Wessen Linie lang genug ist, steht vor den anderen; sonst zählt das Geld.',
};

/** The rules under the keys of a translation. */
export const germanRules: Words = Object.fromEntries(
  Object.entries(texts).map(([id, text]) => [`rule ${id}`, text]),
);
