// «/» and Ctrl K lead into the search from any page, also before its scripts are ready: the field of the page, else that of the search page.

/** In the address of the search page: the field takes the focus. */
const ASKED = '#find'

/** Where one types, or in a window over the page, keys are what they are. `code` is the key's place, so that a Russian layout does the same. */
const KEYS = `{const f=()=>{const i=[...document.querySelectorAll('search input:not([type=hidden])')].find(e=>e.checkVisibility());i&&(i.focus(),i.select());return i};addEventListener('keydown',e=>{const c=e.ctrlKey||e.metaKey,t=e.target;if(e.altKey||e.shiftKey||e.code!==(c?'KeyK':'Slash')||document.querySelector('dialog[open]')||!c&&t.closest&&t.closest('input,textarea,select,[contenteditable]'))return;e.preventDefault();f()||location.assign('/counter-parties${ASKED}')});location.hash==='${ASKED}'&&addEventListener('DOMContentLoaded',f)}`

/** @param nonce marks the script that the content security policy is to allow by its hash */
export const searchKeys = (nonce: string | undefined): string => `<script nonce="${nonce}">${KEYS}</script>`
