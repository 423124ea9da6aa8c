const start = /(?<=<script type="module" async="">)[\s\S]*?(?=<\/script>)/;

/**
 * Rewrites a built page so that its scripts are fetched again, quietly, when the line lost one; base.css says so meanwhile
 * (`data-without-scripts`).
 * @throws when the page starts its scripts in a way that this does not know
 */
export function startQuietly(html: string): string {
  return html.replace(start, starter(moduleOf(html)));
}

/**
 * For a page that is complete HTML: a form that is sent before the scripts are there is held, never sent by the browser
 * itself; `useHeldSubmit` sends it on.
 */
export function holdForms(html: string): string {
  return html.replace('</head>', () => `<script>${hold}</script></head>`);
}

/** In the head: a form may be sent as soon as it is there. */
const hold = `addEventListener('submit',event=>{
const form=event.target;
if(form.method!=='post'||'ready' in form.dataset)return;
event.preventDefault();
form.dataset.held='';
},true);`;

function moduleOf(html: string): string {
  const [module] = start.exec(html) ?? [];
  if (!module) throw new Error('page-starter: no script that starts the built page');
  return module;
}

/** The module that starts the page, its imports made dynamic and each tried until it is there. */
function starter(module: string): string {
  const statement = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;
  const imports = [...module.matchAll(statement)];
  const rest = module.replaceAll(statement, '').trim();
  const entry = /\bimport\(("[^"]+")\);?$/;
  if (imports.length === 0 || !entry.test(rest)) throw new Error('page-starter: the page starts in an unknown way');
  return `const page=document.documentElement;
const get=(href,pause=250)=>import(href).catch(()=>{
page.dataset.withoutScripts='';
return new Promise(later=>setTimeout(later,pause)).then(()=>get(href,Math.min(2*pause,8000)));
});
const [${imports.map(([, name]) => name ?? '').join()}]=await Promise.all([${imports.map(([, , href]) => `get(${href})`).join()}]);
${rest.replace(entry, 'await get($1);')}
delete page.dataset.withoutScripts;`;
}
