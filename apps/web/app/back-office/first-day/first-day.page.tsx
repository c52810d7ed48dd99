// `/back-office/first-day`: the checklist for staff of a fresh installation, before the site opens and before it sells: each step with its state and
// a link to the page where it is done.
import type { FirstDayStep } from '@sverka/contract/back-office/first-day'
import type { TestPayment } from '@sverka/contract/payments/test-payment'
import type { Source } from '@sverka/contract/sources/sources'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Text } from '../../ui/text.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { SourceState } from '../data/source-state.tsx'
import { readerLanguage } from '../list-query.ts'
import { StaffPanel } from '../staff-list.tsx'
import { StaffPage, staffLoader } from '../staff-page.tsx'
import { useRefresh } from '../use-refresh.ts'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/first-day.page'
import { firstDayMessages } from './first-day.messages.ts'
import styles from './first-day.module.css'
import { isUnderWay, TestButton, TestState } from './test-payment.tsx'

type Step = FirstDayStep['step']

/** Steps of the two lists: before the site opens, and before it sells. The table of registers is shown between them. */
const GROUPS = {
  open: ['requisites', 'mail', 'second_factor', 'search_index', 'backup'],
  sell: ['categories', 'stop_list', 'payments', 'sellers', 'plans'],
} as const satisfies Record<string, readonly Step[]>

/**
 * Codes of the sources that most facts of a company's card need; all sources are listed on another page. `egrul`, `egrip`: the state registers of
 * companies and of sole traders; `girbo`: annual financial statements; open data of the tax service: `debtam` tax debts, `paytax` paid taxes, `sshr`
 * headcounts, `rsmp` the register of small and medium business, `disqualified` people banned from managing companies; sanctions lists: `ofacSdn` of
 * the USA, `eu` of the European Union.
 */
const FIRST_REGISTERS = ['egrul', 'egrip', 'girbo', 'debtam', 'paytax', 'sshr', 'rsmp', 'disqualified', 'ofacSdn', 'eu']

/** All steps in the order of the checklist. */
const STEP_ORDER: readonly Step[] = [...GROUPS.open, 'registers', ...GROUPS.sell]

/** Path of the page on which each step is done. Steps without one (backup, e-mail) are set up on the server. */
const STEP_PATHS: Readonly<Partial<Record<Step, string>>> = {
  requisites: '/back-office/requisites',
  second_factor: '/profile/info',
  registers: '/back-office/sources',
  search_index: '/back-office/register',
  categories: '/back-office/categories',
  stop_list: '/back-office/stop-list',
  payments: '/back-office/payments',
  sellers: '/back-office/sellers',
  plans: '/back-office/plans',
}

/** Colour and icon of each state. `waiting`: begun, or configured but not tried yet; `failed`: tried, and does not work. */
const STATE_STYLES = {
  done: { tone: 'good', icon: 'check-circle' },
  waiting: { tone: 'warning', icon: 'clock' },
  failed: { tone: 'bad', icon: 'alert' },
  todo: { tone: 'neutral', icon: 'plus' },
} as const

export const clientLoader = staffLoader(async () => {
  const [{ result, test_payment: test }, sources] = await Promise.all([
    browserCall('GET /api/v1/admin/first-day/', {}),
    browserCall('GET /api/v1/sources/', { query: { lang: readerLanguage() } }),
  ])
  return {
    test,
    steps: STEP_ORDER.flatMap((name) => result.find(({ step }) => step === name) ?? []),
    sources: FIRST_REGISTERS.flatMap((wanted) => sources.result.find(({ code }) => code === wanted) ?? []),
  }
})

/** Milliseconds after which the page reloads, again and again, while a test payment is under way. */
const RELOAD_INTERVAL_MS = 3000

const isDone = ({ state }: FirstDayStep): boolean => state === 'done'

export default function FirstDayPage({ loaderData: { steps, sources, test } }: Route.ComponentProps) {
  const texts = useMessages(firstDayMessages)
  useRefresh(RELOAD_INTERVAL_MS, test !== null && isUnderWay(test))
  const next = steps.find((step) => !isDone(step))
  const list = (group: keyof typeof GROUPS) => (
    <Group label={texts.groups[group]} test={test} steps={steps.filter(({ step }) => GROUPS[group].some((name) => name === step))} />
  )
  return (
    <StaffPage
      title={texts.title}
      lead={texts.ready(steps.filter(isDone).length, steps.length)}
      action={
        next && (
          <ButtonLink variant="primary" to={STEP_PATHS[next.step] ?? `#${next.step}`}>
            {texts.next(texts.steps[next.step].name)}
          </ButtonLink>
        )
      }
    >
      <div className={styles.progress} aria-hidden>
        {steps.map((step) => (
          <span key={step.step} data-state={step.state} />
        ))}
      </div>
      <Note icon="eye" title={texts.truth}>
        {texts.truthText}
      </Note>
      {list('open')}
      <Registers sources={sources} />
      {list('sell')}
    </StaffPage>
  )
}

/** The table of the first registers. `example`: the records are of invented companies, so the register does not count as loaded. */
function Registers({ sources }: { sources: readonly Source[] }) {
  const texts = useMessages(firstDayMessages)
  const format = useFormat()
  return (
    <StaffPanel
      title={texts.groups.registers}
      count={texts.ready(sources.filter(({ state, example }) => state === 'loaded' && !example).length, sources.length)}
      action={
        <Row gap={4} wrap>
          <Link to="/back-office/register">{texts.load}</Link>
          <Link to="/back-office/sources">{texts.allSources}</Link>
        </Row>
      }
      rows={sources}
      rowKey={({ code }) => code}
      columns={[
        { head: texts.register, cell: ({ name, gives }) => <TwoLines first={name} second={gives} /> },
        {
          head: texts.from,
          cell: ({ owner, site }) => (
            <a href={site} target="_blank" rel="noreferrer">
              {owner}
            </a>
          ),
        },
        { head: texts.state, cell: ({ state, example }) => (example ? <Tag>{texts.example}</Tag> : <SourceState state={state} />) },
        { head: texts.records, numeric: true, cell: ({ records }) => (records > 0 ? format.integer(records) : MISSING) },
        { head: texts.asOf, cell: ({ as_of: day }) => (day ? format.date(day) : MISSING) },
      ]}
    />
  )
}

/** `test`: the test payment, which belongs to the step `payments`. */
interface GroupProps {
  label: string
  steps: readonly FirstDayStep[]
  test: TestPayment | null
}

/** One of the two lists of steps. */
function Group({ label, steps, test }: GroupProps) {
  const texts = useMessages(firstDayMessages)
  return (
    <StaffPanel
      title={label}
      count={texts.ready(steps.filter(isDone).length, steps.length)}
      rows={steps}
      rowKey={({ step }) => step}
      columns={[
        { head: texts.step, cell: (step) => <StepDescription {...step} test={step.step === 'payments' ? test : null} /> },
        {
          head: texts.state,
          cell: ({ state }) => (
            <Tag whole {...STATE_STYLES[state]}>
              {texts.states[state]}
            </Tag>
          ),
        },
        { head: texts.way, cell: (step) => <StepAction {...step} test={step.step === 'payments' ? test : null} /> },
      ]}
    />
  )
}

interface StepProps extends FirstDayStep {
  /** The test payment; null for every other step. */
  test: TestPayment | null
}

/** Name of a step, how many things of it exist out of how many needed (`count`, `of`), when it last worked (`at`), and an explanation. */
function StepDescription({ step, count, of, at, test }: StepProps) {
  const texts = useMessages(firstDayMessages)
  const format = useFormat()
  const counts: Partial<Record<Step, (count: string, of: string) => string>> = texts.counts
  return (
    <>
      <span id={step}>{texts.steps[step].name}</span>
      <Text as="p" size="caption" tone="secondary">
        {[
          ...(count === null ? [] : [counts[step]?.(format.integer(count), format.integer(of ?? 0))]),
          ...(at === null ? [] : [texts.at(format.dateTime(at))]),
          texts.steps[step].text,
        ].join(' ')}
      </Text>
      {test && <TestState test={test} />}
    </>
  )
}

/** Buttons and links with which staff carry out a step. */
function StepAction({ step, state, test }: StepProps) {
  const texts = useMessages(firstDayMessages)
  const { busy, save } = useSaving()
  const link = test ? `/back-office/payments/${test.id}` : STEP_PATHS[step]
  return (
    <Row gap={3} wrap>
      {step === 'mail' && state !== 'todo' && (
        <Button
          size="small"
          disabled={busy}
          onClick={() => void save(() => browserCall('POST /api/v1/admin/first-day/mail/', {}), texts.mailSent)}
        >
          {texts.sendMail}
        </Button>
      )}
      {step === 'categories' && state === 'todo' && (
        <Button
          size="small"
          disabled={busy}
          onClick={() => void save(() => browserCall('POST /api/v1/admin/categories/tree/', {}), texts.treeLoaded)}
        >
          {texts.loadTree}
        </Button>
      )}
      {step === 'categories' && (
        <ButtonLink size="small" to="/back-office/categories/import">
          {texts.fromFile}
        </ButtonLink>
      )}
      {step === 'payments' && state !== 'todo' && <TestButton test={test} />}
      {link && <Link to={link}>{texts.open}</Link>}
    </Row>
  )
}
