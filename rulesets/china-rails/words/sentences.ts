// English for what is done with containers, by type.

/** Actions that China Rails adds. */
export const chinaSentences = {
  buyContainerLink: '{seat} buys the link at the {port}.',
  deliverByContainer: '{seat} delivers {load} by container, as asked by {card}[, and pays {payTo:seat}].',
  pickUpByContainer: '{seat} picks up {load} from {city} by container[ and pays {payTo:seat}].',

  'to buyContainerLink': 'buy a container link',
  'to deliverByContainer': 'deliver by container',
  'to pickUpByContainer': 'pick up by container',
} as const;
