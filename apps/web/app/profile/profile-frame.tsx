// The layout around every page of the profile. The profile's sections are listed in groups at the side; on small screens all of them are in a row
// above the page, and the most used ones in a bar at the bottom.
import { type ReactNode, useId } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { Avatar } from '../shell/avatar.tsx'
import { useSite } from '../shell/root-data.ts'
import { useStoredPerson } from '../shell/stored-person.ts'
import { useUnread } from '../shell/unread.ts'
import { useScrollCurrentIntoView } from '../shell/use-scroll-current-into-view.ts'
import { Tag } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Container, VisuallyHidden } from '../ui/layout.tsx'
import { NavLink } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import countStyles from './new-count.module.css'
import { profileMessages } from './profile.messages.ts'
import styles from './profile-frame.module.css'
import { mobileSections, type ProfileSection, sectionGroups } from './profile-sections.ts'

interface ProfileFrameProps {
  /** False for a page whose table needs the full width: the list of sections is not shown. */
  withSections?: boolean
  children: ReactNode
}

export function ProfileFrame({ withSections = true, children }: ProfileFrameProps) {
  return (
    <Container className={styles.shell}>
      {withSections && <Sidebar />}
      <div className={classNames(styles.content, !withSections && styles.wide)}>{children}</div>
      <MobileBar />
    </Container>
  )
}

function Sidebar() {
  const texts = useMessages(profileMessages)
  const { state, signOut } = useAccount()
  const { demo } = useSite()
  return (
    <nav ref={useScrollCurrentIntoView()} className={styles.sidebar} aria-label={texts.sectionsLabel}>
      <Person />
      {sectionGroups.map(({ group, members }) => (
        <Group key={group} name={texts.groups[group]}>
          {members.map(({ key, to, icon }) => (
            <NavLink key={key} to={to} className={styles.section}>
              <Icon name={icon} />
              {texts.sections[key]}
              <NewMessages section={key} />
            </NavLink>
          ))}
        </Group>
      ))}
      <hr className={styles.rule} />
      {/* The back office is for staff only. Outside the demo it answers 404 to staff without a second factor of sign-in. */}
      {state.me?.is_staff && (state.me.second_factor || demo) && (
        <NavLink to="/back-office" className={styles.section}>
          <Icon name="shield" />
          {texts.backOffice}
        </NavLink>
      )}
      {/* The layout redirects to the home page once nobody is signed in. */}
      <button type="button" className={styles.section} onClick={() => void signOut()}>
        <Icon name="log-out" />
        {texts.logout}
      </button>
    </nav>
  )
}

/** On small screens the sections are in one row without the names of their groups. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics to links
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.groupName}>
        {name}
      </span>
      {children}
    </div>
  )
}

/** The member's picture, name and plan. Until they are loaded it shows those stored in the browser, else placeholders of the same height. */
function Person() {
  const { me } = useAccount().state
  const stored = useStoredPerson()
  const shown = me ? { name: me.full_name, avatar: me.avatar, plan: me.name_membership } : stored
  return (
    <div className={styles.person}>
      {shown ? <Avatar name={shown.name} src={shown.avatar} /> : <Skeleton width="40px" height="40px" />}
      <div className={styles.personText}>
        {shown ? (
          <>
            <b className={styles.personName}>{shown.name}</b>
            <Tag tone="accent">{shown.plan}</Tag>
          </>
        ) : (
          <Skeleton width="120px" />
        )}
      </div>
    </div>
  )
}

/** The bar at the bottom of small screens. */
function MobileBar() {
  const texts = useMessages(profileMessages)
  return (
    <nav className={styles.bar} aria-label={texts.barLabel}>
      {mobileSections.map(({ key, to, icon }) => (
        <NavLink key={key} to={to} className={styles.barLink}>
          <Icon name={icon} />
          {texts.sections[key]}
          <NewMessages section={key} />
        </NavLink>
      ))}
    </nav>
  )
}

/** The number of new messages, beside the section of messages; nothing beside the others. */
function NewMessages({ section }: { section: ProfileSection }) {
  const texts = useMessages(profileMessages)
  const { messages } = useUnread()
  if (section !== 'messages' || messages === 0) return null
  return (
    <span className={countStyles.count}>
      <span aria-hidden="true">{messages > 99 ? '99+' : messages}</span>
      <VisuallyHidden>{texts.newMessages(messages)}</VisuallyHidden>
    </span>
  )
}
