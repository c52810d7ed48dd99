// Marks the document as a member's before the first paint, from the tokens this browser keeps. The one inline script of a page.

const SCRIPT = `try{if(localStorage.refresh||sessionStorage.refresh)document.documentElement.setAttribute('data-member','')}catch(e){}`

/** `nonce` is known on the server only: browsers hide it from scripts, so it differs when the page wakes up. */
export const MemberMark = ({ nonce }: { nonce: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
)
