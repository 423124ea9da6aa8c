import classes from './CompareFile.module.css';
import { compareFile } from './compare-file.ts';
import { place } from './verification-places.rules.ts';

/**
 * Compares a PDF with the document, in the browser: nothing of it is sent. Without scripts, or where the browser compares
 * nothing, it says how to do it by hand.
 */
export function CompareFile() {
  return (
    <section className={classes.section} aria-labelledby="comparar-titulo">
      <h2 id="comparar-titulo">Tem o PDF? Confira se é este</h2>
      <div hidden data-compare={place('sha256')} data-signed={place('signedHashes')}>
        <label htmlFor="arquivo" className={classes.target}>
          <span>Solte o PDF aqui, ou escolha o arquivo</span>
          <input
            id="arquivo"
            type="file"
            className={classes.input}
            accept="application/pdf,.pdf"
            aria-describedby="arquivo-ajuda"
          />
          {/* The browser's own button speaks the browser's language. */}
          <span className={classes.choice}>
            <span className={classes.button} aria-hidden="true">
              Escolher arquivo
            </span>
            <span className={classes.chosen} data-chosen="">
              Nenhum arquivo escolhido
            </span>
          </span>
        </label>
        <p id="arquivo-ajuda" className={classes.note}>
          O arquivo é comparado no seu próprio aparelho: nada dele é enviado.
        </p>
        <p role="status" className={classes.verdict} />
      </div>
      <details>
        <summary>Como conferir sem esta página</summary>
        <p>
          Calcule o SHA-256 do arquivo e compare com o que está acima, o do PDF emitido ou o do assinado. Se um só
          caractere for diferente, não é este o documento.
        </p>
        <dl className={classes.commands}>
          <dt>Windows (PowerShell)</dt>
          <dd>
            <code>Get-FileHash documento.pdf</code>
          </dd>
          <dt>macOS</dt>
          <dd>
            <code>shasum -a 256 documento.pdf</code>
          </dd>
          <dt>Linux</dt>
          <dd>
            <code>sha256sum documento.pdf</code>
          </dd>
        </dl>
      </details>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: compareFile }} />
    </section>
  );
}
