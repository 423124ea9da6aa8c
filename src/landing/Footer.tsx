import { practice } from 'virtual:practice';
import { BrandMark } from '../ui/brand/BrandMark.tsx';
import { phoneAddress, quoteAddress } from './addresses.ts';
import classes from './Footer.module.css';
import { sections } from './sections.ts';

/** The site map. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <BrandMark name={practice.name} />
          <p>{practice.slogan}</p>
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
                <a href={quoteAddress}>Orçamento</a>
              </li>
            </ul>
          </div>
          <div>
            <h2>Fale conosco</h2>
            <ul>
              <li>
                <a href={phoneAddress}>{practice.phone}</a>
              </li>
              <li>
                <a href={`mailto:${practice.email}`}>{practice.email}</a>
              </li>
            </ul>
          </div>
        </nav>
        <p className={classes.responsible}>
          Responsabilidade técnica: {practice.physician.name}, {practice.physician.registration}
        </p>
      </div>
    </footer>
  );
}
