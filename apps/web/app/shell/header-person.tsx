// A signed-in person at the end of the header: picture and name.
import type { Me } from '@sverka/contract/auth/auth'
import { type ReactNode, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Link } from '../ui/link.tsx'
import { Avatar } from './avatar.tsx'
import { CompareTrayPlace } from './compare-tray-place.tsx'
import styles from './header-account.module.css'
import { keepPerson } from './header-person-kept.ts'

/** Unread counts come before the name. */
export function HeaderPerson({ me, children }: { me: Me; children: ReactNode }) {
  useEffect(() => keepPerson(me), [me])
  return (
    <div className={styles.member}>
      {createPortal(<CompareTrayPlace />, document.body)}
      <Suspense fallback={<span className={styles.before} />}>{children}</Suspense>
      <Link to="/profile/info" className={styles.person}>
        <Avatar name={me.full_name} src={me.avatar} size="small" />
        <span className={styles.name}>{me.full_name}</span>
      </Link>
    </div>
  )
}
