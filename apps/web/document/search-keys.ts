// «/» and Ctrl K open the search from any page, also before hydration: the page's own field, otherwise that of the search page.

/** In the address of the search page: the field gets the focus. */
const ASKED = '#find'

/** In text fields and dialogs the keys keep their usual meaning. `code` is the physical key, so that a Russian layout works too. */
const KEYS = `{const f=()=>{const i=[...document.querySelectorAll('search input:not([type=hidden])')].find(e=>e.checkVisibility());i&&(i.focus(),i.select());return i};addEventListener('keydown',e=>{const c=e.ctrlKey||e.metaKey,t=e.target;if(e.altKey||e.shiftKey||e.code!==(c?'KeyK':'Slash')||document.querySelector('dialog[open]')||!c&&t.closest&&t.closest('input,textarea,select,[contenteditable]'))return;e.preventDefault();f()||location.assign('/counter-parties${ASKED}')});location.hash==='${ASKED}'&&addEventListener('DOMContentLoaded',f)}`

/** @param nonce marks the script that the content security policy is to allow by its hash */
export const searchKeys = (nonce: string | undefined): string => `<script nonce="${nonce}">${KEYS}</script>`
