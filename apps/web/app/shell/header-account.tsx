// The end of the header: the login link for a guest; unread counts, picture and name for a member.
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useAccount } from './account.tsx'
import styles from './header-account.module.css'
import type { HeaderPerson } from './header-person.tsx'
import { shellMessages } from './shell.messages.ts'

/**
 * `before` is shown before a member's name. The server renders the login link for everybody. For a member an inline script of the page replaces its
 * text by the name that the browser has stored, and it stays so until the member's data are loaded.
 */
export function HeaderAccount({ before }: { before?: ReactNode }) {
  const { status, me } = useAccount().state
  const texts = useMessages(shellMessages)
  const [Person, setPerson] = useState<ComponentType<ComponentProps<typeof HeaderPerson>>>()
  useEffect(() => {
    /** Also for a guest who has saved a comparison of companies (in any tab): the same code renders the comparison tray. */
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
