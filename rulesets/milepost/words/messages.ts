// English for the family's rejections, by code. A word in braces is a parameter of the rejection.

/** Sentences by rejection code. */
export const milepostMessages = {
  'variant/off': 'The optional rule {variant:option} is not part of this game.',
  'train/no-such-train': 'There is no train {train}: a second train is an optional rule.',
  'train/not-placed': 'The train is not on the board yet; place it in a city first.',
  'train/already-placed': 'The train is on the board already.',
  'train/no-start-there': 'A train cannot start at {milepost}: it starts in a city that trains can reach.',

  'event/forbids': '{card:event} forbids that for now.',
  'deal/event': '{card:event} lets that player take no track for now.',

  'build/upgraded': 'You have bought a loco this turn, so you cannot build track.',
  'build/dealt': 'You have bought track of another player this turn, so you cannot buy anything else.',
  'build/red-area': 'Nobody builds track inside the red area of {city}: it is open to everybody.',
  'build/no-such-way':
    'You cannot build from {from:milepost} to {to:milepost}: they are not neighbours on land.',
  'build/nowhere-to-start':
    'You build from a major city or from your own track, and {from:milepost} is neither.',
  'build/right-of-way': '{owner:seat} has track there already.',
  'build/reserved': 'A flood has taken the bridge here, and for now only {seat} may rebuild it.',
  'build/too-many-starts':
    'You may start {limit} times a turn from major cities. Build on from your own track instead.',
  'build/event': '{card:event} forbids building here for now.',
  'build/city-full': '{city} has no room for the track of another player.',
  'build/too-many-segments': 'You cannot build another segment at {city}.',
  'build/port-full': 'All rights to the {crossing} are sold.',
  'build/over-budget': 'The segment costs {price} M, and only {left} M of this turn’s budget is left.',
  'build/no-cash': 'The segment costs {price} M, and you have {cash} M.',
  'build/no-room-left': '{city} must keep room for other players.',
  'build/no-room-at-port': 'The port must keep room for other players.',
  'build/blocks-major': 'Every player must still find a way into {city}, and this segment would block it.',
  'build/cuts-off': 'After that, no way was found for every player to join all major cities.',

  'loco/no-such-upgrade': 'You cannot upgrade a {loco} to a {to:loco}.',
  'loco/already-spent': 'In one turn you either build or upgrade, and you have built for {spent} M.',
  'loco/none-left': 'No {loco} is left in the supply.',
  'loco/no-cash': 'That costs {price} M, and you have {cash} M.',
  'loco/no-such-crossgrade': 'You cannot swap a {loco} for a {to:loco}.',
  'loco/upgraded': 'You cannot swap the loco after an upgrade or a track deal.',
  'loco/over-budget': 'That loco costs {price} M, and only {left} M of this turn’s budget is left.',
  'loco/wrong-loads': 'The other loco carries less. Choose {surplus} of the loads to give back.',

  'move/no-track': 'No track leads to {to:milepost}.',
  'move/no-points': 'No movement is left this turn.',
  'move/reversal': 'A train turns round only in a city.',
  'move/event': '{card:event} lets no train pass there for now.',
  'move/no-rent': 'The track belongs to {owner:seat}, and you do not have the {rent} M for the rent.',

  'ferry/not-at-port': 'The train is not at a port of the {ferry:crossing}.',
  'ferry/has-not-waited':
    'The ferry takes trains at the start of a turn only. End this turn at the port, then cross.',
  'ferry/event': '{card:event} closes the crossing for now.',
  'ferry/no-right':
    'You need a right to cross by the {ferry:crossing}: your own, or one that you rent from its holder.',
  'ferry/no-rent': 'You do not have the {rent} M that {owner:seat} gets for the crossing.',

  'load/special': 'You cannot pick up {good} here now ({by}).',
  'deliver/special': 'You cannot deliver {good} here now ({by}).',
  'load/not-in-city': 'The train is not in a city.',
  'load/not-supplied': '{city} does not supply {good}.',
  'load/not-stored': '{city} stores no {good}.',
  'load/no-chip': 'The supply has no {good} left.',
  'load/no-room': 'The train is full: it carries {capacity#load}.',
  'load/event': '{card:event} forbids this pickup for now.',
  'load/no-points': 'Loading takes {points#movement point}, and none is left.',
  'load/not-aboard': 'The train does not carry {good}.',

  'deliver/not-your-card': 'You do not hold {card}.',
  'deliver/no-such-demand': 'That demand does not ask for {good} in {city}.',
  'deliver/event': '{card:event} forbids this delivery for now.',

  'hand/already-acted': 'Discarding the hand takes the whole turn, and you have acted already.',
  'hand/wrong-number': 'Choose {surplus} different cards to discard.',
  'hand/not-your-card': 'You do not hold {card}.',

  'backtrack/already-acted': 'Turning round takes the whole turn, and you have acted already.',
  'backtrack/no-rent':
    'The train stands on track of {owner:seat}, and you do not have the {rent} M for the rent.',

  'loan/too-much': 'You may borrow {left} M at most.',
  'loan/not-needed': 'You owe {owed} M, and a loan of {amount} M would go back at once to pay it.',

  'deal/no-such-seller': 'You make an offer to another player.',
  'deal/already-spent': 'You buy track instead of building, and you have built for {spent} M.',
  'deal/already-offered': 'You have made {seller:seat} an offer this turn already.',
  'deal/nothing-sold': 'An offer must name track that the other player sells.',
  'deal/not-theirs': 'The other player does not own {segment}.',
  'deal/not-yours': 'You do not own {segment}.',
  'deal/no-cash': 'The offer is {price} M, and you have {cash} M.',
  'deal/breaks-entry':
    'After the deal too many players would have track at {milepost}, or too few could come.',
  'deal/cuts-off': 'After that, no way was found for every player to join all major cities.',

  'time/already-expired': 'The time is up already: round {round} is the last.',
} as const;
