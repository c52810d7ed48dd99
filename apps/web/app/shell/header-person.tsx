// A signed-in person at the header's end: picture and name.
import type { Me } from '@sverka/contract/auth/auth'
import type { ReactNode } from 'react'
import { Link } from '../ui/link.tsx'
import { Avatar } from './avatar.tsx'
import styles from './header-account.module.css'

/** What waits stands before the name. */
export const HeaderPerson = ({ me, children }: { me: Me; children: ReactNode }) => (
  <div className={styles.member}>
    {children}
    <Link to="/profile/info" className={styles.person}>
      <Avatar name={me.full_name} src={me.avatar} size="small" />
      <span className={styles.name}>{me.full_name}</span>
    </Link>
  </div>
)
