import { schemeOf, schemeText, vaccineName } from '../../vaccinations/vaccine-schemes.labels.ts';
import type { PlannedVaccine } from '../programmes.schema.ts';
import classes from './GroupCard.module.css';

/** The vaccines that the plan of a group asks for, each with how it is given. */
export function GroupVaccines({ vaccines }: { vaccines: readonly PlannedVaccine[] }) {
  return (
    <ul className={classes.lines}>
      {vaccines.map((vaccine) => (
        <li key={`${vaccine.code} ${vaccine.name}`}>
          <span className={classes.name}>{vaccineName(vaccine)}</span>
          <span className={classes.details}>{schemeText(schemeOf(vaccine))}</span>
          {vaccine.reason && <span className={classes.details}>Por quê: {vaccine.reason}</span>}
        </li>
      ))}
    </ul>
  );
}
