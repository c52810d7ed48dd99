// Header of the pages under `/back-office`, which only staff can open. Anybody else sees the site's usual header, as on a page that does not exist.
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { Header } from '../shell/header.tsx'
import { Logo } from '../shell/logo.tsx'
import { Tag } from '../ui/badge.tsx'
import { Grow } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'

/** `account`: the menu of the signed-in account, at the right. */
export function BackOfficeHeader({ account }: { account?: ReactNode }) {
  const { state } = useAccount()
  return state.me?.is_staff ? <StaffHeader account={account} /> : <Header account={account} />
}

function StaffHeader({ account }: { account: ReactNode }) {
  const texts = useMessages(backOfficeMessages)
  return (
    <header className={styles.header}>
      <Logo />
      <Tag>{texts.staffSite}</Tag>
      <Grow>
        <Link to="/">{texts.toSite}</Link>
      </Grow>
      {account}
    </header>
  )
}
