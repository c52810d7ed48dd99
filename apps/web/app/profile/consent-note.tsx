// The note at the top of the profile that requests the consent to the processing of personal data, for a member who has not given it or has withdrawn
// it. The law requires that consent before personal data are processed.
import { legalDocuments } from '@sverka/contract/site-pages/documents'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { profileMessages } from './profile.messages.ts'
import { useAction } from './use-action.ts'
import { useMe } from './use-me.ts'

export function ConsentNote() {
  const texts = useMessages(profileMessages)
  const me = useMe()
  const account = useAccount()
  const { busy, run } = useAction(async () => {
    await browserCall('POST /api/v1/profile/consents/', { body: { kind: 'personal_data' } })
    await account.update()
  })
  if (me.personal_data_consent) return null
  return (
    <Note
      tone="warning"
      title={texts.consentTitle}
      action={
        <Button size="small" busy={busy} onClick={run}>
          {texts.consentGive}
        </Button>
      }
    >
      {texts.consentText}{' '}
      <a href={legalDocuments.personalData.path} target="_blank" rel="noreferrer">
        {texts.consentLink}
      </a>
    </Note>
  )
}
