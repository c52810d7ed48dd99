// Of one's own list: the switch that shows it to one's team. Of a colleague's: who shows it, and what stays with them.
import type { WholeList } from '@sverka/contract/bulk-checks/bulk-checks'
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
import { shownListsMessages } from './shown-lists.messages.ts'

/** Nothing for who is in no team. */
export function ShownToTeam({ list }: { list: WholeList }) {
  const texts = useMessages(shownListsMessages)
  if (list.made_by !== null) return <Note title={texts.ofColleague(list.made_by)}>{texts.ofColleagueWhat}</Note>
  return list.team === null ? null : <ShowToTeam key={list.id} list={list} team={list.team} />
}

function ShowToTeam({ list: { id, shown_at: before }, team }: { list: WholeList; team: string }) {
  const texts = useMessages(shownListsMessages)
  const format = useFormat()
  const toast = useToast()
  const [shownAt, setShownAt] = useState(before)
  const { busy, error, send } = useSending(texts.failed, async () => {
    const answer = await browserCall('PUT /api/v1/bulk-checks/:id/team/', { params: { id }, body: { shown: shownAt === null } })
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
