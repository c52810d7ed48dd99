// `/profile/info`, the first page of the profile: panels of personal data, security, plan, companies, and the member's rights over their data.
import { useMessages } from '../i18n/catalogue.ts'
import { PrivateHead } from '../shell/private-head.tsx'
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
  return (
    <>
      <PrivateHead title={texts.title} />
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
