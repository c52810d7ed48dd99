// The tab «Проверки» (inspections by state bodies) of a company card: filters by period, type and status, then each inspection (specification §2).
import type { Inspection } from '@sverka/contract/company-card/inspections'
import { inspectionStatuses, inspectionTypes } from '@sverka/contract/company-card/inspections.rules'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { useRegisterWords } from '../../shell/register-words.ts'
import { Tag } from '../../ui/badge.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Disputed } from '../disputed.tsx'
import { ChoiceFilter, FilterBar, PeriodFilter } from '../filter-bar.tsx'
import { loadTab } from '../load-tab.ts'
import { recordTabMessages } from '../record-tab.messages.ts'
import { TabList } from '../tab-list.tsx'
import type { Route } from './+types/inspections.tab'

const KEY = 'GET /api/v1/inspection/'
export const loader = ({ context, ...args }: Route.LoaderArgs) => loadTab(context.get(servicesContext).call, KEY, args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadTab(browserCall, KEY, args)

export default function InspectionsTab({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(recordTabMessages)
  const words = useRegisterWords()
  if (!list) return null
  const choices = (values: readonly string[]) => values.map((value) => ({ value, label: words.status(value) }))
  return (
    <Stack>
      {list.total > 0 && (
        <FilterBar>
          <PeriodFilter />
          <ChoiceFilter name="type" label={texts.type} choices={choices(inspectionTypes)} />
          <ChoiceFilter name="status" label={texts.status} choices={choices(inspectionStatuses)} />
        </FilterBar>
      )}
      <TabList list={list} icon="list">
        <Stack>
          {list.result.map((entry) => (
            <InspectionPanel key={entry.id} entry={entry} />
          ))}
        </Stack>
      </TabList>
    </Stack>
  )
}

function InspectionPanel({ entry }: { entry: Inspection }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  const words = useRegisterWords()
  const day = (iso: string | null) => (iso ? format.date(iso) : MISSING)
  const addresses = entry.inspection_objects.map(({ address }) => address)
  return (
    <Panel anchor={`record-${entry.number}`} title={texts.inspection(entry.number)} action={<Tag>{words.status(entry.status)}</Tag>}>
      <DescriptionList
        items={[
          { label: texts.inspectionPeriod, value: `${day(entry.start_date)} – ${day(entry.end_date)}` },
          { label: texts.type, value: words.status(entry.verification_type) },
          { label: texts.address, value: format.clauses(addresses) || MISSING },
          { label: texts.controlBody, value: entry.control_body ? <span lang="ru">{entry.control_body.name}</span> : MISSING },
          { label: texts.basis, value: entry.basis_conducting ?? MISSING },
          { label: texts.result, value: <Result entry={entry} /> },
        ]}
      />
      <Disputed kind="inspection" record={entry.number} />
    </Panel>
  )
}

/**
 * The result: the inspections register's texts, and whether violations were found. The latter is left out if a text itself speaks of violations
 * («нарушения»), so that it is not said twice.
 */
function Result({ entry: { violations, results } }: { entry: Inspection }) {
  const texts = useMessages(recordTabMessages)
  const words = useRegisterWords()
  if (violations === null && results.length === 0) return MISSING
  const saysViolations = results.some((text) => /нарушен/i.test(text))
  return (
    <Stack gap={1}>
      {violations !== null && !saysViolations && <span>{violations ? texts.violationsFound : texts.violationsNone}</span>}
      {results.map((text) => (
        <span key={text}>{words.status(text)}</span>
      ))}
    </Stack>
  )
}
