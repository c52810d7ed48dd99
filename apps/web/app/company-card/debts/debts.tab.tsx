// Долги: tax debts and enforcement proceedings where we hold them; the specification's blurred sample where nothing was asked.
import type { Proceeding } from '@sverka/contract/company-card/debts'
import type { Call } from '@sverka/contract/web-host'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { Disputed } from '../disputed.tsx'
import { loadTab } from '../load-tab.ts'
import { BankruptcyPanel } from '../open-data/bankruptcy-panel.tsx'
import { recordTabMessages } from '../record-tab.messages.ts'
import { Sample } from '../sample.tsx'
import styles from '../tab.module.css'
import { TabList } from '../tab-list.tsx'
import { useCompany } from '../use-company.ts'
import type { Route } from './+types/debts.tab'
import { TaxDebtsPanel } from './tax-debts-panel.tsx'

const KEY = 'GET /api/v1/company-enforcement/'

async function load(call: Call, address: Pick<Route.LoaderArgs, 'params' | 'request'>) {
  const [list, data] = await Promise.all([loadTab(call, KEY, address), loadTab(call, 'GET /api/v1/company-open-data/', address)])
  return { list, bankruptcy: data?.bankruptcy ?? null }
}

export const loader = ({ context, ...address }: Route.LoaderArgs) => load(context.get(servicesContext).call, address)
export const clientLoader = (address: Route.ClientLoaderArgs) => load(browserCall, address)

export default function DebtsTab({ loaderData: { list, bankruptcy } }: Route.ComponentProps) {
  const texts = useMessages(recordTabMessages)
  const endedBefore = useEndedBefore(list?.total === 0 ? list.source?.as_of : null)
  if (!list) return null
  if (!list.source && !list.taxes && !bankruptcy) return <Sample {...texts.samples.debts} />
  return (
    <Stack gap={6}>
      {bankruptcy && <BankruptcyPanel data={bankruptcy} />}
      {list.taxes && <TaxDebtsPanel taxes={list.taxes} />}
      <Stack>
        {list.taxes && <Heading level={2}>{texts.bailiffDebts}</Heading>}
        {list.total > 0 && <Totals list={list} />}
        {endedBefore && <Text tone="secondary">{texts.namesLiving(endedBefore)}</Text>}
        <TabList list={list} icon="scales" saysNotFound={!endedBefore}>
          <Stack>
            {list.result.map((entry) => (
              <ProceedingPanel key={entry.id} entry={entry} />
            ))}
          </Stack>
        </TabList>
      </Stack>
    </Stack>
  )
}

/** As-of day of a source that lists no debts: of a company that had ended before that day it proves nothing. */
function useEndedBefore(asOf: string | null | undefined): string | null {
  const { kind, status } = useCompany()
  const format = useFormat()
  const on = kind === 'company' ? status.ended?.on : null
  return asOf && on && on < asOf ? format.date(asOf) : null
}

interface Sums {
  total: number
  owed: number
  debt_total: number
  remaining_total: number
}

function Totals({ list }: { list: Sums }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  const figures = [
    [texts.owed, format.integer(list.owed)],
    [texts.remaining, format.money(list.remaining_total)],
    [texts.allProceedings(format.integer(list.total)), format.money(list.debt_total)],
  ] as const
  return (
    <Panel>
      <dl className={styles.figures}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className={styles.caption}>{label}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function ProceedingPanel({ entry }: { entry: Proceeding }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  const money = (value: number | null) => (value === null ? MISSING : format.money(value))
  const document = [entry.document, entry.document_number, entry.document_date && format.date(entry.document_date)]
  const bailiffs = [entry.bailiffs, entry.bailiffs_address]
  return (
    <Panel anchor={`record-${entry.number}`} title={texts.proceeding(entry.number)} action={entry.date && format.date(entry.date)}>
      <DescriptionList
        items={[
          { label: texts.subject, value: entry.subject ?? MISSING },
          { label: texts.debt, value: money(entry.debt) },
          { label: texts.remaining, value: money(entry.remaining) },
          { label: texts.document, value: document.filter(Boolean).join(', ') || MISSING },
          { label: texts.bailiffs, value: bailiffs.filter(Boolean).join(', ') || MISSING },
        ]}
      />
      <Disputed kind="proceeding" record={entry.number} />
    </Panel>
  )
}
