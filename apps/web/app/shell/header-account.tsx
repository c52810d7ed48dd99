// The header's end: the login for a guest, picture and name for a member, before them what waits.
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { useAccount } from './account.tsx'
import { Avatar } from './avatar.tsx'
import styles from './header-account.module.css'
import { shellMessages } from './shell.messages.ts'

/** `before` stands in front of a member's name. */
export function HeaderAccount({ before }: { before?: ReactNode }) {
  const { state } = useAccount()
  const texts = useMessages(shellMessages)
  if (state.status === 'member') {
    if (!state.me) return <span className={styles.waiting} aria-hidden="true" />
    return (
      <div className={styles.member}>
        {before}
        <Link to="/profile/info" className={styles.person}>
          <Avatar name={state.me.full_name} src={state.me.avatar} size="small" />
          <span className={styles.name}>{state.me.full_name}</span>
        </Link>
      </div>
    )
  }
  return (
    <ButtonLink to="/login" className={styles.login}>
      {texts.sections.login}
    </ButtonLink>
  )
}
