// The eight bands of the board (B5), by era, and the cities each borrows from its neighbours.

/** Region of era n + 1: id, name, and further cities its Regional Cards may name. */
export const REGIONS: readonly {
  readonly id: string;
  readonly name: string;
  readonly borrows: readonly string[];
}[] = [
  { id: 'north-east', name: 'New England and mid-Atlantic', borrows: ['cleveland', 'norfolk'] },
  { id: 'south-atlantic', name: 'South Atlantic', borrows: ['washington', 'knoxville', 'birmingham'] },
  {
    id: 'great-lakes',
    name: 'Ohio valley and Great Lakes',
    borrows: ['pittsburgh', 'nashville', 'milwaukee'],
  },
  { id: 'gulf', name: 'Gulf and lower Mississippi', borrows: ['atlanta', 'st-louis', 'dallas'] },
  { id: 'upper-midwest', name: 'Upper Midwest', borrows: ['chicago', 'omaha', 'kansas-city', 'fargo'] },
  { id: 'plains', name: 'Plains', borrows: ['des-moines', 'little-rock', 'shreveport', 'houston'] },
  { id: 'south-west', name: 'South-west and California', borrows: ['salt-lake-city', 'amarillo'] },
  { id: 'north-west', name: 'North-west and mountains', borrows: ['reno', 'las-vegas', 'bismarck'] },
];
