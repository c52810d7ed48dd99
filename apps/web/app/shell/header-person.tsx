// The end of the header for a member, with picture and name, and the comparison tray (companies chosen to be compared), which guests have too.
import type { Me } from '@sverka/contract/auth/auth'
import { type ReactNode, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Link } from '../ui/link.tsx'
import { Avatar } from './avatar.tsx'
import { CompareTrayPlace } from './compare-tray-place.tsx'
import styles from './header-account.module.css'
import { storePerson } from './stored-person.ts'

interface HeaderPersonProps {
  /** Null for a guest. */
  me: Me | null
  /** The login link, for a guest. */
  login: ReactNode
  /** Unread counts, shown before the name. */
  before: ReactNode
}

export const HeaderPerson = ({ me, login, before }: HeaderPersonProps) => (
  <>
    {createPortal(<CompareTrayPlace />, document.body)}
    {me ? <Person me={me} before={before} /> : login}
  </>
)

function Person({ me, before }: { me: Me; before: ReactNode }) {
  useEffect(() => storePerson(me), [me])
  return (
    <div className={styles.member}>
      <Suspense fallback={<span className={styles.before} />}>{before}</Suspense>
      <Link to="/profile/info" className={styles.person}>
        <Avatar name={me.full_name} src={me.avatar} size="small" />
        <span className={styles.name}>{me.full_name}</span>
      </Link>
    </div>
  )
}
