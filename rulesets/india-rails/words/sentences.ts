// English for what is done with Pilgrims, by type.

/** Actions that India Rails adds. */
export const indiaSentences = {
  pickUpPilgrims: '{seat} takes Pilgrims aboard.',
  deliverPilgrims: '{seat} sets Pilgrims down.',

  'to pickUpPilgrims': 'take Pilgrims aboard',
  'to deliverPilgrims': 'set Pilgrims down',
} as const;
