// A member's header at the first paint: pages are the same for everybody and may be cached, so the browser itself inserts the name that it
// has stored for its own member. No server, proxy or cache is involved.

/**
 * Runs in the head before the styles, so before any paint: sets the mark by which styles hide content for guests; and as soon
 * as the sign-in link is parsed, turns it into the profile link, by setting text and attributes, never markup.
 */
const SCRIPT = `try{const s=localStorage.refresh?localStorage:sessionStorage,p=s.refresh&&JSON.parse(s.person||null);s.refresh&&document.documentElement.setAttribute('data-member','');if(p){const o=new MutationObserver(()=>{const a=document.querySelector('header a[href="/login"]');if(!a||!a.nextSibling)return;o.disconnect();a.href='/profile/info';a.lastChild.nodeValue=p.name;a.dataset.person=p.avatar?'':p.initials;if(p.avatar)a.style.backgroundImage='url('+JSON.stringify(p.avatar)+')'});o.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',()=>o.disconnect())}}catch(e){}`

/** @param nonce marks the script that the content security policy is to allow by its hash */
export const memberFirst = (html: string, nonce: string | undefined): string =>
  html.replace('<head>', () => `<head><script nonce="${nonce}">${SCRIPT}</script>`)
