// Marks the document as a member's before the first paint, from the tokens in this browser. The only inline script of a page.
import { createContext, use } from 'react'

const SCRIPT = `try{if(localStorage.refresh||sessionStorage.refresh)document.documentElement.setAttribute('data-member','')}catch(e){}`

/** The CSP nonce, known on the server only: loader data do not contain it, and browsers hide the attribute from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)

export const MemberMark = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  <script nonce={use(NonceContext)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
)
