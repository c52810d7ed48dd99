// End of the header: login for a guest; for a member counts, picture and name.
import { lazy, type ReactNode, Suspense } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useAccount } from './account.tsx'
import styles from './header-account.module.css'
import { shellMessages } from './shell.messages.ts'

/** Loaded for members only. */
const HeaderPerson = lazy(async () => ({ default: (await import('./header-person.tsx')).HeaderPerson }))

/** `before` stands in front of a member's name. */
export function HeaderAccount({ before }: { before?: ReactNode }) {
  const { state } = useAccount()
  const texts = useMessages(shellMessages)
  if (state.status === 'member') {
    if (!state.me) return <span className={styles.waiting} aria-hidden="true" />
    return (
      <Suspense fallback={<span className={styles.waiting} aria-hidden="true" />}>
        <HeaderPerson me={state.me}>{before}</HeaderPerson>
      </Suspense>
    )
  }
  return (
    <ButtonLink to="/login" className={styles.login}>
      {texts.sections.login}
    </ButtonLink>
  )
}
