import { BrandMark } from '../ui/brand/BrandMark.tsx';
import classes from './Footer.module.css';
import { place } from './places.ts';
import { sections } from './sections.ts';

/** The site map. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <BrandMark name={place('name')} />
          <p>{place('slogan')}</p>
        </div>
        <nav aria-label="Mapa do site" className={classes.map}>
          <div>
            <h2>Nesta página</h2>
            <ul>
              {sections.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>Sistema</h2>
            <ul>
              <li>
                <a href="/login">Login</a>
              </li>
              <li>
                <a href="/v">Verificar documento</a>
              </li>
              <li>
                <a href={place('quoteAddress')}>Orçamento</a>
              </li>
            </ul>
          </div>
          <div>
            <h2>Fale conosco</h2>
            <ul>
              <li>
                <a href={place('phoneAddress')}>{place('phone')}</a>
              </li>
              <li>
                <a href={place('mailAddress')}>{place('email')}</a>
              </li>
            </ul>
          </div>
        </nav>
        <p className={classes.responsible}>
          Responsabilidade técnica: {place('physicianName')}, {place('physicianRegistration')}
        </p>
      </div>
    </footer>
  );
}
