// The header's end: the login for a guest, picture and name for a member, before them what waits.
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useAccount } from './account.tsx'
import styles from './header-account.module.css'
import type { HeaderPerson } from './header-person.tsx'
import { shellMessages } from './shell.messages.ts'

/**
 * `before` stands in front of a member's name. Until a member's data are here, the link that the server drew stays as the page's own script
 * has changed it: with the name that the browser keeps.
 */
export function HeaderAccount({ before }: { before?: ReactNode }) {
  const { status, me } = useAccount().state
  const texts = useMessages(shellMessages)
  /** Only members are shown it. */
  const [Person, setPerson] = useState<ComponentType<ComponentProps<typeof HeaderPerson>>>()
  const isMember = status === 'member'
  useEffect(() => {
    if (isMember) import('./header-person.tsx').then((part) => setPerson(() => part.HeaderPerson)).catch(console.warn)
  }, [isMember])
  if (me && Person) return <Person me={me}>{before}</Person>
  return (
    // Of a member the page for signing in leads to the profile.
    <ButtonLink to="/login" className={styles.login} suppressHydrationWarning>
      {texts.sections.login}
    </ButtonLink>
  )
}
