import { BrandImage } from '../../ui/brand/BrandImage.tsx';
import { CodeForm } from './CodeForm.tsx';
import { FoundDocument } from './FoundDocument.tsx';
import { Part } from './Part.tsx';
import classes from './VerificationPage.module.css';
import { place } from './verification-places.rules.ts';

/** HTML and styles only: everything on the page but the comparison of a file works without a script. */
export const handle = { plain: true };

export function meta() {
  return [
    { title: `${place('pageTitle')} · ${place('name')}` },
    { name: 'description', content: 'Confira se um documento emitido pela clínica é autêntico e se continua válido.' },
    { name: 'robots', content: 'noindex, nofollow, noarchive' },
  ];
}

/** The public page behind the QR code of an issued document (product 15.4). */
export default function VerificationPage() {
  return (
    <div className={classes.page}>
      <a className="skip-link" href="#conteudo">
        Ir para o conteúdo
      </a>
      <header className={classes.header}>
        <a href="/home" className={classes.home} aria-label={`${place('name')}: página inicial`}>
          <Part name="letterhead">
            <BrandImage
              src={place('letterheadAddress')}
              width={place('letterheadWidth')}
              height={place('letterheadHeight')}
              alt=""
            />
          </Part>
          <Part name="named">{place('name')}</Part>
        </a>
      </header>
      <main id="conteudo" tabIndex={-1} className={classes.main}>
        <p className={classes.kicker}>Verificação de documento</p>
        <Part name="found">
          <FoundDocument />
        </Part>
        <Part name="missing">
          <h1 className={classes.title}>Nenhum documento com este código</h1>
          <p>
            O código não é de nenhum documento emitido aqui. Confira letra por letra o que está no pé do papel: são
            quatro grupos de quatro letras e números. Se o código estiver certo, o papel não é autêntico.
          </p>
          <p>Um documento que acaba de ser emitido aparece aqui em alguns instantes.</p>
        </Part>
        <Part name="refused">
          <h1 className={classes.title}>{place('title')}</h1>
          <p>{place('message')}</p>
        </Part>
        <Part name="asking">
          <h1 className={classes.title}>Este documento é autêntico?</h1>
          <p>
            Todo documento emitido traz no pé de cada página um código de verificação. Com ele esta página diz o que o
            documento é, quem o emitiu e se continua válido. Nada do que está escrito nele aparece aqui.
          </p>
        </Part>
        <CodeForm />
      </main>
      <footer className={classes.footer}>Verificação pelo sistema Zelo</footer>
    </div>
  );
}
