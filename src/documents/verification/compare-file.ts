/**
 * Runs in the page: compares the SHA-256 of a chosen or dropped file with that of the document. Where the browser has no
 * WebCrypto (a page that is not on https) it leaves the page as it is.
 */
export const compareFile = `(function(){
var box=document.querySelector('[data-compare]');
if(!box||!window.crypto||!crypto.subtle)return;
var input=box.querySelector('input'),chosen=box.querySelector('[data-chosen]'),verdict=box.querySelector('[role=status]'),latest=0;
function say(kind,text){verdict.dataset.verdict=kind;verdict.textContent=text;}
async function compare(file){
if(!file)return;
var turn=++latest;
chosen.textContent=file.name;
say('busy','Comparando…');
try{
var bytes=new Uint8Array(await crypto.subtle.digest('SHA-256',await file.arrayBuffer()));
var hash=Array.from(bytes,function(byte){return byte.toString(16).padStart(2,'0');}).join('');
if(turn!==latest)return;
if(box.dataset.signed.split(' ').includes(hash))say('same','É este o documento: o arquivo é, byte por byte, o que foi assinado digitalmente.');
else if(hash===box.dataset.compare)say('same','É este o documento: o arquivo é, byte por byte, o que foi emitido.');
else say('other','Não é este o documento: o arquivo é outro, ou foi alterado depois de emitido.');
}catch(error){
if(turn===latest)say('other','O arquivo não pôde ser lido. Tente de novo.');
}}
input.addEventListener('change',function(){void compare(input.files[0]);});
addEventListener('dragover',function(event){event.preventDefault();box.dataset.over='';});
addEventListener('dragleave',function(event){if(!event.relatedTarget)delete box.dataset.over;});
addEventListener('drop',function(event){
event.preventDefault();
delete box.dataset.over;
input.value='';
void compare(event.dataTransfer&&event.dataTransfer.files[0]);
});
box.hidden=false;
})();`;
