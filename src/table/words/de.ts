// Deutsch: what the engine and the table say.

import { translating } from '../../core/engine/words/translation.js';
import type { TableEnglish } from './table-words.js';

/** The words of the engine and of the table. */
export const german = translating<TableEnglish>()({
  // The person at the screen, by case: `{to:seatDative}`.
  'you seat': 'du',
  'you seatDative': 'dir',
  'you seatAccusative': 'dich',

  'action/malformed': 'Das ist keine Aktion dieses Spiels ({path}: {message}).',
  'action/no-such': 'In diesem Spiel gibt es das nicht: {kind} {id}.',
  'game/over': 'Das Spiel ist zu Ende: {reason}.',
  'turn/not-yours': '{seat} {seat|hat|hast} gerade nichts zu entscheiden.',
  'turn/not-now': '{action:task} geht jetzt nicht: {phase:now}.',
  'decision/stale': 'Für diesen Platz ist die Entscheidung {decision} nicht offen.',
  'host/already-dropped': '{target:seat} ist schon ausgeschieden.',
  'host/last-seat': 'Wer als Letzter noch da ist, kann nicht ausscheiden.',
  'reason agreed': 'alle wollten aufhören',

  'word nothing': 'nichts',
  'word yes': 'ja',
  'word no': 'nein',
  'word and': ' und ',
  'word seat': 'Platz {number}',
  'word event': 'Ereignis {number}',
  'now task': 'dran ist „{prompt:text}“',
  'now question': 'offen ist die Frage „{prompt:text}“',
  'now step': 'offen ist der Schritt „{prompt:text}“',

  'plan first': 'Zuerst: {action:text}',
  'plan nothing': 'Der Plan: nichts tun.',
  'plan parts': 'Der Plan: {parts:text}.',
  'plan goals': 'Ziel ist {what:text}',
  'plan fetches': '{what:text} holen',
  'plan fetch': '{load:text} in {place:text}',
  'plan delivers': '{what:text} liefern',
  'plan delivery': '{load:text} für {price:text} nach {place:text}',
  'plan builds': '{what:text} bauen',
  'plan pays': '{what:text} zahlen',
  'plan bank': '{price:text} an die Bank',
  'plan others': '{price:text} an Mitspieler',
  'plan turns': 'das Ganze in {turns#Spielzug|Spielzügen}',

  'where away': '{steps#Schritt|Schritte} {direction:text} von {place:text}',
  'where beside': 'gleich {direction:text} von {place:text}',
  'where towards': '{where:text}, nach der Seite {direction:text}',
  'where possible': '{place:text}, möglich',
  'toward east': 'östlich',
  'toward south-east': 'südöstlich',
  'toward south': 'südlich',
  'toward south-west': 'südwestlich',
  'toward west': 'westlich',
  'toward north-west': 'nordwestlich',
  'toward north': 'nördlich',
  'toward north-east': 'nordöstlich',

  'help aboard': 'An Bord: {load}.',
  'help source here': 'Lade {load} in {place:text}, wo der Zug steht.',
  'help source move':
    'Hole {load} in {place:text}: {steps#Schritt|Schritte} mit dem Zug[, {turns#Spielzug|Spielzüge}][, {price:text} Miete].',
  'help source build':
    'Hole {load} in {place:text}: noch {steps#Schritt|Schritte} Gleis[, {price:text}][, {turns#Spielzug|Spielzüge}].',
  'help source none': '{load} gibt es in {place:text}, aber jetzt führt kein Weg dorthin.',
  'help goal here': '{place:text} zahlt {pays:text}, und der Zug steht dort.',
  'help goal move':
    '{place:text} zahlt {pays:text}: {steps#Schritt|Schritte} mit dem Zug[, {turns#Spielzug|Spielzüge}][, {price:text} Miete].',
  'help goal joined': '{place:text} zahlt {pays:text}, und dein Gleis führt dorthin.',
  'help goal build':
    '{place:text} zahlt {pays:text}: noch {steps#Schritt|Schritte} Gleis[, {price:text}][, {turns#Spielzug|Spielzüge}].',
  'help goal none': '{place:text} zahlt {pays:text}, aber jetzt führt kein Weg dorthin.',
  'help asked': '{line:text} bringt {pays:text}.',
  'help score': '{title:text} werten[, {price:text}]',
  'help build': '{steps#Schritt|Schritte} für {title:text} bauen[, {price:text}]',
  'help card ready': 'Das Gleis für {title:text} liegt[, für {price:text}][, und das bringt {pays:text}].',
  'help card plan':
    'Für {title:text} noch {steps#Schritt|Schritte} Gleis[, {turns#Spielzug|Spielzüge}][; das bringt {pays:text}]. Beginne bei {place:text}.',
  'help train': 'Zug {number}',
  'help nothing': 'Damit ist jetzt nichts anzufangen.',

  whither: 'nach {place:text}',
  there: 'dorthin',
  'label build': 'Gleis {whither:text} bauen[, {count} von {all#Schritt|Schritten}]',
  'label go': 'Fahrt {whither:text}[ mit Zug {train}][, {count} von {all#Schritt|Schritten}]',
  'label paid': '{label:text}, {price:text}',
  'label then': '{first:text}, dann {next:text}',
  'label gain': '{label:text} {gain:text}',
  really: 'Wirklich {label:text}?',

  first: 'Zuerst: {action:text}',
  'points at build':
    'Gleis {whither:text}: {steps#Schritt|Schritte}[, {price:text}][, {turns#Spielzug|Spielzüge}]{part:text}.',
  'points at go':
    'Fahrt {whither:text}: {steps#Schritt|Schritte}[, {price:text}][, {turns#Spielzug|Spielzüge}]{part:text}.',
  'points at some': '; {count} davon[ für {price:text}] gehen jetzt',
  'points at none': '; davon geht jetzt keiner',
  'points at rent': '{price:text} davon {to|an {to:seatAccusative}|an dich}.',

  'title build': 'Gleis nach {place:text}',
  'title run': 'Fahrt nach {place:text}[ mit Zug {train}]',
  'button build': 'Bauen[, {count} von {all}], {price:text}',
  'button go': 'Fahren[, {count} von {all#Schritt|Schritten}][, {price:text}]',
  'button do': 'Ausführen[, {price:text}]',
  'button do all': 'Alle {count} ausführen[, {price:text}]',
  'button do all, end': 'Alle {count} ausführen[, {price:text}], und Schluss',
  'note build': 'insgesamt {price:text}, {long:text}',
  'note go': '{steps#Schritt|Schritte}, {long:text}',
  'note this turn': 'in diesem Spielzug',
  'note turns': '{turns#Spielzug|Spielzüge}',
  'note rent': '{price:text} Miete an {to:seatAccusative}[, in Spielzug {turn}]',
  'note item': '{what:text} {price:text}[ an {to:seatAccusative}]',

  'status train': '{meter:text} mit Zug {train}',
  'status aboard': 'An Bord[ von Zug {train}]: {loads:loads}; {room:text}',
  'status full': 'kein Platz mehr',
  'status empty': 'Platz für {room}',
  'status room': 'Platz für {room} mehr',
  'status to win': 'Zum Sieg: {goals:text}',
  'status to end': 'Das Spiel endet bei: {goals:text}',
  'status or': ' oder ',

  'card back': '{sort:text}, verdeckt.',
  'card line': '{line:text} für {pays:text}',

  'row twice': '{told:text}, zweimal.',
  'row times': '{told:text}, {count}-mal.',

  'final chance': 'Das Glück hat entschieden: Davor lässt sich nichts zurücknehmen.',
  'final reveal': 'Verdecktes kam ans Licht: Davor lässt sich nichts zurücknehmen.',
  'hand over': 'Gib den Bildschirm an {name:text}.',
  'hand taken': 'Ich bin {name:text}',

  'result wins': '{seat} {seat|gewinnt|gewinnst}.',
  'result shared': '{who:text} teilen sich den ersten Platz.',
  'result agreed': 'Alle waren sich einig, aufzuhören.',
  'result equal': 'Zwischen den Besten entscheidet nichts.',
  'result ahead': '{first:seat} {first|liegt|liegst} {amount:text} vor {second:seatDative}.',
  'result gap': 'Den größten Unterschied macht „{label:text}“ mit {amount:text}.',
});
