// Tab «Долги» (debts) of a company card: messages about bankruptcy, tax debts, and proceedings in which bailiffs collect a debt.
import type { Proceeding } from '@sverka/contract/company-card/debts'
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import type { Call } from '@sverka/contract/web-host'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading } from '../../ui/text.tsx'
import { Disputed } from '../disputed.tsx'
import { loadTab } from '../load-tab.ts'
import { BankruptcyPanel } from '../open-data/bankruptcy-panel.tsx'
import { recordTabMessages } from '../record-tab.messages.ts'
import { Sample } from '../sample.tsx'
import styles from '../tab.module.css'
import { TabEmpty } from '../tab-empty.tsx'
import { TabList } from '../tab-list.tsx'
import type { Route } from './+types/debts.tab'
import { TaxDebtsPanel } from './tax-debts-panel.tsx'

const KEY = 'GET /api/v1/company-enforcement/'

async function load(call: Call, args: Pick<Route.LoaderArgs, 'params' | 'request'>) {
  const [list, data] = await Promise.all([loadTab(call, KEY, args), loadTab(call, 'GET /api/v1/company-open-data/', args)])
  return { list, bankruptcy: data?.bankruptcy ?? null }
}

export const loader = ({ context, ...args }: Route.LoaderArgs) => load(context.get(servicesContext).call, args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(browserCall, args)

export default function DebtsTab({ loaderData: { list, bankruptcy } }: Route.ComponentProps) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  if (!list) return null
  // `total` and `owed` count proceedings: all, and those not yet paid.
  const paid = list.total - list.owed
  // Neither source was requested: nothing is known, so a blurred sample is shown instead of empty lists.
  const isNothingRequested = list.checked.state === 'not_asked' && list.taxes_checked.state === 'not_asked'
  if (isNothingRequested && !bankruptcy) return <Sample {...texts.samples.debts} />
  return (
    <Stack gap={6}>
      {bankruptcy && <BankruptcyPanel data={bankruptcy} />}
      {list.taxes ? <TaxDebtsPanel taxes={list.taxes} /> : <TaxesUnknown checked={list.taxes_checked} />}
      <Stack>
        <Heading level={2}>{texts.bailiffDebts}</Heading>
        {list.total > 0 && <Totals list={list} />}
        <TabList
          list={list}
          icon="scales"
          found={paid > 0 ? texts.owedAndPaid(format.integer(list.owed), format.integer(paid)) : undefined}
        >
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

/** The reason why no tax debts are shown; nothing if the data set of the tax service was never loaded. */
function TaxesUnknown({ checked }: { checked: SourceCheck }) {
  const texts = useMessages(recordTabMessages)
  if (checked.state === 'not_asked') return null
  return (
    <Stack>
      <Heading level={2}>{texts.taxDebts}</Heading>
      <TabEmpty checked={checked} />
    </Stack>
  )
}

/** `total`, `owed`: numbers of proceedings, all and unpaid. `debt_total`, `remaining_total`: their initial and remaining debts in rubles. */
interface ProceedingTotals {
  total: number
  owed: number
  debt_total: number
  remaining_total: number
  disputed: readonly { readonly kind: string }[]
}

function Totals({ list }: { list: ProceedingTotals }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  const disputed = list.disputed.filter(({ kind }) => kind === 'proceeding').length
  const metrics = [
    [texts.owed, format.integer(list.owed)],
    [texts.remaining, format.money(list.remaining_total)],
    [texts.allProceedings(format.integer(list.total)), format.money(list.debt_total)],
    ...(disputed > 0 ? [[texts.disputedNow, format.integer(disputed)] as const] : []),
  ] as const
  return (
    <Panel>
      <dl className={styles.figures}>
        {metrics.map(([label, value]) => (
          <div key={label}>
            <dt className={styles.caption}>{label}</dt>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** A proceeding with the writ (`document`) that it enforces, and the department of bailiffs. Sums are in rubles. */
function ProceedingPanel({ entry }: { entry: Proceeding }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  const money = (value: number | null) => (value === null ? MISSING : format.money(value))
  const document = [entry.document, entry.document_number, entry.document_date && format.date(entry.document_date)]
  const bailiffs = [entry.bailiffs, entry.bailiffs_address]
  return (
    <Panel
      anchor={`record-${entry.number}`}
      title={texts.proceeding(entry.number)}
      action={
        <Row gap={3} wrap>
          {entry.paid && <Tag icon="check">{texts.paid}</Tag>}
          {entry.date && format.date(entry.date)}
        </Row>
      }
    >
      <DescriptionList
        items={[
          { label: texts.subject, value: entry.subject ? <span lang="ru">{entry.subject}</span> : MISSING },
          { label: texts.debt, value: money(entry.debt) },
          { label: texts.remaining, value: money(entry.remaining) },
          { label: texts.document, value: format.list(document) || MISSING },
          { label: texts.bailiffs, value: <span lang="ru">{format.list(bailiffs) || MISSING}</span> },
        ]}
      />
      <Disputed kind="proceeding" record={entry.number} />
    </Panel>
  )
}
