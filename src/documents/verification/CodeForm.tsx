import classes from './CodeForm.module.css';

/** Asks for a code, as it stands on paper. A plain form: no script of the page takes part in it. */
export function CodeForm() {
  return (
    <form className={classes.form} method="get" action="/v" aria-labelledby="codigo-titulo">
      <h2 id="codigo-titulo">Verificar um documento</h2>
      <label htmlFor="codigo">Código de verificação</label>
      <p id="codigo-ajuda" className={classes.hint}>
        Por exemplo 7K2M-9QXD-4TBA-0CVE. Letras maiúsculas ou minúsculas, com ou sem traços.
      </p>
      <div className={classes.line}>
        <input
          id="codigo"
          name="code"
          className={classes.input}
          aria-describedby="codigo-ajuda"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          required
        />
        <button type="submit" className={classes.button}>
          Verificar
        </button>
      </div>
    </form>
  );
}
