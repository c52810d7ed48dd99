// The profile area: for members only, with its sections at the side or in a bar below.
import { Suspense, useEffect } from 'react'
import { Outlet, redirect, useMatches, useNavigate } from 'react-router'
import { tokenStore } from '../api/tokens.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { Avatar } from '../shell/avatar.tsx'
import { useCurrentInSight } from '../shell/current-in-sight.ts'
import type { PageFrame } from '../shell/frame.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useUnread } from '../shell/unread.ts'
import { Tag } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Container, VisuallyHidden } from '../ui/layout.tsx'
import { NavLink } from '../ui/link.tsx'
import countStyles from './new-count.module.css'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'
import { mobileSections, sections } from './profile-sections.ts'

/** A guest at any address of the profile lands on the home page. */
export function clientLoader() {
  if (!tokenStore().read()) throw redirect('/')
  return null
}

/** Rendered by the server, which does not know the visitor. */
export function HydrateFallback() {
  const texts = useMessages(profileMessages)
  return (
    <Container className={styles.shell}>
      <PageHead title={texts.title} noindex />
      <NeedsScript />
      <p role="status">{texts.loading}</p>
    </Container>
  )
}

export default function ProfileLayout() {
  const texts = useMessages(profileMessages)
  const { state } = useAccount()
  const navigate = useNavigate()
  const isGuest = state.status === 'guest'
  const withSections = useMatches().every(({ handle }) => (handle as PageFrame | undefined)?.sections !== false)
  useEffect(() => {
    if (isGuest) void navigate('/', { replace: true })
  }, [isGuest, navigate])
  return (
    <Container className={styles.shell}>
      {withSections && <Sidebar />}
      <div className={classNames(styles.content, !withSections && styles.wide)}>
        {state.me ? (
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        ) : (
          <p role="status">{texts.loading}</p>
        )}
      </div>
      <MobileBar />
    </Container>
  )
}

function Sidebar() {
  const texts = useMessages(profileMessages)
  const { state, signOut } = useAccount()
  return (
    <nav ref={useCurrentInSight()} className={styles.sidebar} aria-label={texts.sectionsLabel}>
      {state.me && (
        <div className={styles.person}>
          <Avatar name={state.me.full_name} src={state.me.avatar} />
          <div className={styles.personText}>
            <b className={styles.personName}>{state.me.full_name}</b>
            <Tag tone="accent">{state.me.name_membership}</Tag>
          </div>
        </div>
      )}
      {sections.map(({ key, to, icon }) => (
        <NavLink key={key} to={to} className={styles.section}>
          <Icon name={icon} />
          {texts.sections[key]}
          {key === 'messages' && <NewMessages />}
        </NavLink>
      ))}
      <hr className={styles.rule} />
      {/* The layout redirects once the account is known to be a guest's. */}
      {state.me?.is_staff && (
        <NavLink to="/back-office" className={styles.section}>
          <Icon name="shield" />
          {texts.backOffice}
        </NavLink>
      )}
      <button type="button" className={styles.section} onClick={() => void signOut()}>
        <Icon name="log-out" />
        {texts.logout}
      </button>
    </nav>
  )
}

function MobileBar() {
  const texts = useMessages(profileMessages)
  return (
    <nav className={styles.bar} aria-label={texts.barLabel}>
      {mobileSections.map(({ key, to, icon }) => (
        <NavLink key={key} to={to} className={styles.barLink}>
          <Icon name={icon} />
          {texts.sections[key]}
          {key === 'messages' && <NewMessages />}
        </NavLink>
      ))}
    </nav>
  )
}

function NewMessages() {
  const texts = useMessages(profileMessages)
  const { messages } = useUnread()
  if (messages === 0) return null
  return (
    <span className={countStyles.count}>
      <span aria-hidden="true">{messages > 99 ? '99+' : messages}</span>
      <VisuallyHidden>{texts.newMessages(messages)}</VisuallyHidden>
    </span>
  )
}
