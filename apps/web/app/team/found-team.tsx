// For a member without a team: creates one for a company they represent, or leads to linking a company first.
import { readableName } from '@sverka/contract/company/names'
import type { Team } from '@sverka/contract/team/team'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { teamMessages } from './team.messages.ts'
import { useTeamAction } from './use-team-action.ts'

type Companies = readonly Team['company'][]

/** `companies`: those that the member represents. */
export function FoundTeam({ companies }: { companies: Companies }) {
  const texts = useMessages(teamMessages)
  const [first] = companies
  return (
    <Panel>
      {first ? (
        <Stack gap={4}>
          <p>{texts.noneFound}</p>
          <Found companies={companies} first={first.id} />
        </Stack>
      ) : (
        <EmptyState icon="users" title={texts.none} action={<ButtonLink to="/profile/add-company">{texts.bind}</ButtonLink>}>
          {texts.noneBind}
        </EmptyState>
      )}
    </Panel>
  )
}

function Found({ companies, first }: { companies: Companies; first: number }) {
  const texts = useMessages(teamMessages)
  const [company, setCompany] = useState(first)
  const { busy, error, send } = useTeamAction(texts.founded, () => browserCall('POST /api/v1/team/', { body: { company } }))
  return (
    <Form onSend={() => send()}>
      <Stack gap={3}>
        <ErrorNote>{error}</ErrorNote>
        <Select label={texts.company} value={company} onChange={({ target }) => setCompany(Number(target.value))}>
          {companies.map(({ id, name }) => (
            <option key={id} value={id}>
              {readableName(name)}
            </option>
          ))}
        </Select>
        <div>
          <Button type="submit" variant="primary" icon="users" busy={busy}>
            {texts.found}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
