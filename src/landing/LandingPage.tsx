import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import classes from './LandingPage.module.css';
import { place } from './places.ts';
import { About } from './sections/About.tsx';
import { Contact } from './sections/Contact.tsx';
import { Hero } from './sections/Hero.tsx';
import { Motivations } from './sections/Motivations.tsx';
import { Services } from './sections/Services.tsx';
import { SystemFeatures } from './sections/SystemFeatures.tsx';

/** HTML and styles only: everything on the page works without a script. No screen draws it: it is loaded (`ToLandingPage`). */
export const handle = { plain: true };

export function meta() {
  return [
    { title: place('title') },
    { name: 'description', content: place('description') },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: place('title') },
    { property: 'og:description', content: place('description') },
    { property: 'og:url', content: place('pageAddress') },
    { property: 'og:image', content: place('pictureAddress') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Uma médica do trabalho e um trabalhador de capacete diante de uma fábrica' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: place('pageAddress') },
    { 'script:ld+json': place('structuredData') },
  ];
}

/** The public page. At `/` a signed-in user goes on to the dashboard (`beforeFirstPaint`); `/home` is always this page. */
export default function LandingPage() {
  return (
    <div className={classes.page} id="topo">
      <a className="skip-link" href="#conteudo">
        Ir para o conteúdo
      </a>
      <Header />
      <main id="conteudo" tabIndex={-1}>
        <Hero />
        <About />
        <Services />
        <SystemFeatures />
        <Motivations />
        <Contact />
      </main>
      <Footer />
    </div>
  );
}
