import { practice } from 'virtual:practice';
import classes from './paper.module.css';

type Props = {
  /** The place that was filled in; the date is written by hand when the document is signed. */
  location?: string | undefined;
  /** Who signs beside the physician. */
  other?: string;
};

/** The responsible occupational physician's identification, with room for date and signature (product 7.11). */
export function Signature({ location, other }: Props) {
  const { physician } = practice;
  return (
    <footer className={classes.signature}>
      <p className={classes.place}>Local e data: {location || '______________________'}, ____ / ____ / ________</p>
      <div className={classes.signatures}>
        <div className={classes.signer}>
          <strong>{physician.name}</strong>
          <span>Médico(a) do Trabalho responsável</span>
          <span>{physician.registration}</span>
          <span>{physician.address}</span>
          <span>{physician.phone}</span>
        </div>
        {other && (
          <div className={classes.signer}>
            <strong>{other}</strong>
          </div>
        )}
      </div>
    </footer>
  );
}
