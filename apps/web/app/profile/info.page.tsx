// The profile itself: personal data, security, plan, companies, and the person's rights over all that.
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Heading } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { CompanyPanel } from './company-panel.tsx'
import { ConsentNote } from './consent-note.tsx'
import { PersonalPanel } from './personal-panel.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'
import { RightsPanel } from './rights-panel.tsx'
import { SecurityPanel } from './security-panel.tsx'

export default function InfoPage() {
  const texts = useMessages(profileMessages)
  useLinkOfLetter()
  return (
    <>
      <PageHead title={texts.title} noindex />
      <Heading level={1} look="h2">
        {texts.title}
      </Heading>
      <div className={styles.panels}>
        <ConsentNote />
        <PersonalPanel />
        <div className={styles.two}>
          <SecurityPanel />
          <PlanPanel />
        </div>
        <CompanyPanel />
        <RightsPanel />
      </div>
    </>
  )
}

/** Says what became of the link that confirms a new address, once. */
function useLinkOfLetter(): void {
  const texts = useMessages(profileMessages)
  const toast = useToast()
  const [query, setQuery] = useSearchParams()
  const outcome = query.get('email')
  useEffect(() => {
    if (!outcome) return
    if (outcome === 'confirmed') toast.good(texts.emailConfirmed)
    else toast.bad(texts.emailLinkExpired)
    setQuery({}, { replace: true })
  }, [outcome, texts, toast, setQuery])
}
