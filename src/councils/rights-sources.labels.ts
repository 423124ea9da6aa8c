/** Where it is written that something is a physician's. */
export const ofPhysicians = 'Lei 12.842/2013, art. 4º';

/** Where no norm is named: what each council's own norms leave to its profession, as the practice begins with. */
export const ofEachCouncil = 'atribuições de cada conselho, no padrão do Zelo';
