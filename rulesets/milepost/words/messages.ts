// English for the family's rejections, by code. A word in braces is a parameter of the rejection.

/** Sentences by rejection code. */
export const milepostMessages: Readonly<Record<string, string>> = {
  'variant/off': 'The optional rule {variant} is not part of this game.',
  'train/no-such-train':
    'There is no train {train}: each player has one, which needs no naming, unless two were agreed.',
  'train/not-placed': 'The train is not on the board yet; place it in a city first.',
  'train/already-placed': 'The train is on the board already.',
  'train/no-start-there': 'A train cannot start at {milepost}: it starts in a city that trains can reach.',

  'event/forbids': '{card:event} forbids that for now.',
  'deal/event': '{card:event} lets that player take no track for now.',

  'build/upgraded': 'A loco was bought this turn, so no track can be built.',
  'build/dealt': 'A track deal was struck this turn, so nothing else can be bought.',
  'build/red-area': 'No track is built inside the red area of {city}: it is open to everybody.',
  'build/no-such-way':
    'No segment can run from {from:milepost} to {to:milepost}: they are not neighbours on land that track can join.',
  'build/nowhere-to-start':
    'Building must start at a major city or at your own track; {from:milepost} is neither.',
  'build/right-of-way': 'There is a segment already; it belongs to {owner:seat}.',
  'build/reserved': 'A flooded bridge stood here; only {seat} may rebuild it for now.',
  'build/too-many-starts':
    'No more than {limit} segments a turn may start from major cities; build inwards instead.',
  'build/event': '{card:event} forbids building here for now.',
  'build/city-full': 'All the players that {city} takes are there already.',
  'build/too-many-segments': 'No player may have another segment at {city}.',
  'build/port-full': 'All rights to the {crossing} are sold.',
  'build/over-budget': 'The segment costs {price} M; only {left} M of this turn’s budget is left.',
  'build/no-cash': 'The segment costs {price} M; there is only {cash} M in hand.',
  'build/no-room-left': 'This would leave no room at {city} for the other players it must take.',
  'build/no-room-at-port': 'This would leave no room at the port for the other players it must take.',
  'build/blocks-major': 'This would leave {city} without a way in for every player still to come.',
  'build/cuts-off': 'This would leave no ways for everyone to join all major cities ({reason}).',

  'loco/no-such-upgrade': 'A {loco} cannot be upgraded to a {to:loco}.',
  'loco/already-spent': 'A turn is for track or for an upgrade; {spent} M is spent already.',
  'loco/none-left': 'No {loco} is left in the supply.',
  'loco/no-cash': 'That costs {price} M; there is only {cash} M in hand.',
  'loco/no-such-crossgrade': 'A {loco} cannot be swapped for a {to:loco}.',
  'loco/upgraded': 'After an upgrade or a track deal no loco can be swapped this turn.',
  'loco/over-budget': 'That loco costs {price} M; only {left} M of this turn’s budget is left.',
  'loco/wrong-loads': 'The other loco carries less: name {surplus} of the loads to give back.',

  'move/no-track': 'No track leads to {to:milepost}.',
  'move/no-points': 'No movement is left this turn.',
  'move/reversal': 'A train turns round only in a city.',
  'move/event': '{card:event} lets no train pass there for now.',
  'move/no-rent': 'The track belongs to {owner:seat}; there is no {rent} M to pay the rent.',

  'ferry/not-at-port': 'The train is not at a port of the {ferry:crossing}.',
  'ferry/has-not-waited':
    'The ferry takes a train that stood at the port when its last turn ended and has not moved since.',
  'ferry/event': '{card:event} closes the crossing for now.',
  'ferry/no-right':
    'A train that crosses by the {ferry:crossing} needs a right to it. Where rights are rented, it pays one holder once a turn.',
  'ferry/no-rent': 'There is no {rent} M to pay {owner:seat} for the crossing.',

  'load/special': '{good} cannot be picked up here now ({by}).',
  'deliver/special': '{good} cannot be delivered here now ({by}).',
  'load/not-in-city': 'The train is not in a city.',
  'load/not-supplied': '{city} does not supply {good}.',
  'load/not-stored': '{city} stores no {good}.',
  'load/no-chip': 'No chip of {good} is left in the supply.',
  'load/no-room': 'The train carries no more than {capacity} loads.',
  'load/event': '{card:event} forbids this pickup for now.',
  'load/no-points': 'Loading takes {points} movement point, and none is left.',
  'load/not-aboard': 'The train carries no {good}.',

  'deliver/not-your-card': '{card} is neither in hand nor an open contract.',
  'deliver/no-such-demand': 'That demand does not ask for {good} in {city}.',
  'deliver/event': '{card:event} forbids this delivery for now.',

  'hand/already-acted': 'Discarding the hand takes the whole turn, so nothing may come before it.',
  'hand/wrong-number': 'Exactly {surplus} different cards must be discarded.',
  'hand/not-your-card': '{card} is not in hand.',

  'backtrack/already-acted': 'Turning round takes the whole turn, so nothing may come before it.',
  'backtrack/no-rent': 'The train stands on track of {owner:seat}; there is no {rent} M to pay the rent.',

  'loan/too-much': 'No more than {left} M may still be borrowed.',
  'loan/not-needed':
    'With a loan of {amount} M there would be cash for the {owed} M owed, which would go back at once.',

  'deal/no-such-seller': 'An offer goes to another player of this game.',
  'deal/already-spent': 'A track deal replaces building; {spent} M is spent already.',
  'deal/already-offered': '{seller:seat} had an offer this turn already.',
  'deal/not-theirs': '{segment} is not theirs to sell.',
  'deal/not-yours': '{segment} is not yours to give.',
  'deal/no-cash': 'The offer is {price} M; there is only {cash} M in hand.',
  'deal/breaks-entry': 'The deal would break the limits at {milepost}.',
  'deal/cuts-off': 'The deal would leave no ways for everyone to join all major cities ({reason}).',

  'time/already-expired': 'Time has run out already; round {round} is the last.',
};
