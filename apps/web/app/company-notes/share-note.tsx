// The switch beside a member's own note that shows its text to their team.
import { readableName } from '@sverka/contract/company/names'
import type { CompanyNote } from '@sverka/contract/company-notes/company-notes'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { Switch } from '../ui/switch.tsx'
import { useToast } from '../ui/toast.tsx'
import { shownNotesMessages } from './shown-notes.messages.ts'

export function ShareNote({ note: { company, shown_at: shownAt } }: { note: CompanyNote }) {
  const texts = useMessages(shownNotesMessages)
  const toast = useToast()
  const refused = useRefused()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const willBeShown = shownAt === null
  const send = async () => {
    if (busy) return
    setBusy(true)
    try {
      await browserCall('PUT /api/v1/company-notes/:id/team/', { params: { id: company.id }, body: { shown: willBeShown } })
      toast.success(willBeShown ? texts.nowShown : texts.nowHidden)
      await revalidate()
    } catch (cause) {
      refused(cause, texts)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Switch checked={!willBeShown} aria-busy={busy} aria-label={texts.showWhich(readableName(company.name))} onChange={() => void send()}>
      {texts.show}
    </Switch>
  )
}
