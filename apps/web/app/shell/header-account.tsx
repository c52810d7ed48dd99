// The end of the header: the login for a guest; unread counts, picture and name for a member.
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useAccount } from './account.tsx'
import styles from './header-account.module.css'
import type { HeaderPerson } from './header-person.tsx'
import { shellMessages } from './shell.messages.ts'

/**
 * `before` comes before a member's name. Until the member's data are loaded, the server's link stays as the page's inline script
 * has changed it: with the name that the browser has stored.
 */
export function HeaderAccount({ before }: { before?: ReactNode }) {
  const { status, me } = useAccount().state
  const texts = useMessages(shellMessages)
  const [Person, setPerson] = useState<ComponentType<ComponentProps<typeof HeaderPerson>>>()
  useEffect(() => {
    /** For a guest too once a comparison is saved (in any tab): the same code draws the comparison tray. */
    const load = () => {
      if (status === 'member' || (status === 'guest' && 'compared' in localStorage))
        import('./header-person.tsx').then((part) => setPerson(() => part.HeaderPerson)).catch(console.warn)
    }
    load()
    addEventListener('storage', load)
    return () => removeEventListener('storage', load)
  }, [status])
  const login = (
    // For a member, the login page redirects to the profile.
    <ButtonLink to="/login" className={styles.login} suppressHydrationWarning>
      {texts.sections.login}
    </ButtonLink>
  )
  return Person && (me || status === 'guest') ? <Person me={me} login={login} before={before} /> : login
}
