import { Fragment } from 'react';
import type { PaperBlock, PaperSigner } from '../paper.ts';
import classes from './Signatures.module.css';

type Props = Extract<PaperBlock, { kind: 'signatures' }>;

/** Who signs, with room to do so, and who answers for the document (product 7.11). */
export function Signatures({ placeAndDate, signers, responsible }: Props) {
  return (
    <footer className={classes.signature}>
      {placeAndDate && <p className={classes.place}>{placeAndDate}</p>}
      <div className={classes.signatures}>
        {signers.map((signer) => (
          <Signer key={signer.role} {...signer} />
        ))}
      </div>
      {responsible && (
        <p className={classes.responsible}>
          <span>{responsible.role}</span>: <strong>{responsible.name}</strong>
          {responsible.lines.map((line) => (
            <Fragment key={line}>
              {' · '}
              <span>{line}</span>
            </Fragment>
          ))}
        </p>
      )}
    </footer>
  );
}

function Signer({ name, role, lines }: PaperSigner) {
  return (
    <div className={classes.signer}>
      {name && <strong>{name}</strong>}
      {role && <span>{role}</span>}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
