// Checkbox in members' forms: consent to the processing of personal data (Federal Law 152-FZ). Shown until given once, never ticked beforehand.
import { legalDocuments } from '@sverka/contract/site-pages/documents'
import { type ReactNode, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { useAccount } from './account.tsx'
import { shellMessages } from './shell.messages.ts'

/** The checkbox's label, with a link to the text of the consent. */
export function ConsentText() {
  const texts = useMessages(shellMessages)
  return (
    <>
      {texts.consentBefore}
      <a href={legalDocuments.personalData.path} target="_blank" rel="noreferrer">
        {texts.consentLink}
      </a>
    </>
  )
}

export interface ConsentBox {
  /** The checkbox; null if the consent was given before. */
  readonly box: ReactNode
  /** True if the member has not consented before and has not ticked this box. */
  readonly isMissing: boolean
  /** Stores the consent if the box is ticked; call it when the form is submitted. */
  give(): Promise<void>
}

export function useConsentBox(): ConsentBox {
  const { state, update } = useAccount()
  const [isTicked, setTicked] = useState(false)
  const needsConsent = state.me !== null && !state.me.personal_data_consent
  const box = needsConsent ? (
    <Checkbox name="personal_data" checked={isTicked} onChange={(event) => setTicked(event.currentTarget.checked)}>
      <ConsentText />
    </Checkbox>
  ) : null
  const give = async () => {
    if (!needsConsent || !isTicked) return
    await browserCall('POST /api/v1/profile/consents/', { body: { kind: 'personal_data' } })
    await update()
  }
  return { box, isMissing: needsConsent && !isTicked, give }
}
