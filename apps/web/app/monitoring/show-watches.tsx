// The switch that shows one's own watch list to one's team.
import { readableName } from '@sverka/contract/company/names'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useSending } from '../shell/use-sending.ts'
import { Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Switch } from '../ui/switch.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { shownWatchesMessages } from './shown-watches.messages.ts'

export function ShowWatches({ team, before }: { team: string; before: string | null }) {
  const texts = useMessages(shownWatchesMessages)
  const format = useFormat()
  const toast = useToast()
  const [shownAt, setShownAt] = useState(before)
  const { busy, error, send } = useSending(texts.failed, async () => {
    const answer = await browserCall('PUT /api/v1/monitoring/team/', { body: { shown: shownAt === null } })
    setShownAt(answer.shown_at)
    toast.success(answer.shown_at ? texts.nowShown : texts.nowHidden)
  })
  return (
    <Panel title={texts.title}>
      <Stack gap={3}>
        {error && (
          <Note tone="bad" alert>
            {error}
          </Note>
        )}
        <Switch checked={shownAt !== null} aria-busy={busy} onChange={() => void send()}>
          {texts.show(readableName(team))}
        </Switch>
        <Text as="p" size="caption" tone="secondary">
          {texts.what} {shownAt && texts.since(format.dateTime(shownAt))}
        </Text>
      </Stack>
    </Panel>
  )
}
