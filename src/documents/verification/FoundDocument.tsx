import { IconCircleCheck, IconCircleX, IconReplace } from '@tabler/icons-react';
import { CompareFile } from './CompareFile.tsx';
import classes from './FoundDocument.module.css';
import { Part } from './Part.tsx';
import { place } from './verification-places.rules.ts';

/** What the page says of a document: what it is and what has become of it, and nothing of what stands in it. */
export function FoundDocument() {
  return (
    <>
      <Part name="valid">
        <div className={`${classes.state} ${classes.valid}`}>
          <IconCircleCheck aria-hidden="true" />
          <div>
            <h1>Documento válido</h1>
            <p>Foi emitido aqui, e nada o substituiu nem cancelou.</p>
          </div>
        </div>
      </Part>
      <Part name="superseded">
        <div className={`${classes.state} ${classes.superseded}`}>
          <IconReplace aria-hidden="true" />
          <div>
            <h1>Documento substituído</h1>
            <p>
              Foi emitido aqui, e depois corrigido: deu lugar a <strong>{place('successor')}</strong>. Peça esse
              documento a quem lhe deu este.
            </p>
          </div>
        </div>
      </Part>
      <Part name="cancelled">
        <div className={`${classes.state} ${classes.cancelled}`}>
          <IconCircleX aria-hidden="true" />
          <div>
            <h1>Documento cancelado</h1>
            <p>
              Foi emitido aqui e cancelado em <strong>{place('cancelledOn')}</strong>: não vale mais.
            </p>
          </div>
        </div>
      </Part>
      <p>Compare com o papel que você tem: se algo for diferente, o papel não é este documento.</p>
      <dl className={classes.facts}>
        <Fact label="Documento" value={place('kind')} />
        <Fact label="Número" value={place('number')} />
        <Fact label="Data de emissão" value={place('issuedOn')} />
        <Fact label="Emitido por" value={`${place('issuer')}, ${place('registration')}`} />
        <Part name="person">
          <Fact label="Iniciais da pessoa" value={place('initials')} />
        </Part>
        <Part name="company">
          <Fact label="Iniciais da empresa" value={place('initials')} />
        </Part>
        <Part name="signed">
          <Fact
            label="Assinatura digital"
            value={`${place('signedBy')}, em ${place('signedAt')}, com certificado de ${place('certifiedBy')}`}
          />
        </Part>
        <Part name="signed">
          <Fact label="Carimbo do tempo" value={place('stamp')} />
        </Part>
        <Part name="unsigned">
          <Fact label="Assinatura digital" value="Não tem: vale o papel assinado à mão" />
        </Part>
        <Part name="file">
          <Fact label="SHA-256 do PDF emitido" value={place('sha256')} code />
        </Part>
        <Part name="signed">
          <Fact label="SHA-256 do PDF assinado" value={place('signedSha256')} code />
        </Part>
        <Part name="stamped">
          <Fact label="SHA-256 do assinado, antes do carimbo" value={place('unstampedSha256')} code />
        </Part>
        <Part name="restamped">
          <Fact label="SHA-256 do assinado, com o primeiro carimbo" value={place('stampedSha256')} code />
        </Part>
      </dl>
      <p className={classes.note}>
        Consultado em {place('checkedAt')}, horário de Brasília. Por sigilo, esta página não mostra o nome completo, o
        CPF, a empresa nem o que está escrito no documento.
      </p>
      <Part name="file">
        <CompareFile />
      </Part>
    </>
  );
}

function Fact({ label, value, code = false }: { label: string; value: string; code?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={code ? classes.code : undefined}>{value}</dd>
    </div>
  );
}
