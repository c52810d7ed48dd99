// `/back-office/first-day`: what a fresh installation still needs, each with its state and the way to it.
import type { FirstDayStep } from '@sverka/contract/back-office/first-day'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Text } from '../../ui/text.tsx'
import { StaffPanel } from '../staff-list.tsx'
import { StaffPage, staffLoader } from '../staff-page.tsx'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/first-day.page'
import { firstDayMessages } from './first-day.messages.ts'

type Step = FirstDayStep['step']

const GROUPS: readonly { readonly key: 'open' | 'registers' | 'sell'; readonly steps: readonly Step[] }[] = [
  { key: 'open', steps: ['requisites', 'mail', 'second_factor', 'backup'] },
  { key: 'registers', steps: ['registers', 'search_index'] },
  { key: 'sell', steps: ['categories', 'stop_list', 'payments', 'sellers', 'plans'] },
]

/** Where each is done; a backup is made on the machine. */
const PLACES: Readonly<Partial<Record<Step, string>>> = {
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

const LOOKS = {
  done: { tone: 'good', icon: 'check-circle' },
  waiting: { tone: 'warning', icon: 'clock' },
  failed: { tone: 'bad', icon: 'alert' },
  todo: { tone: 'neutral', icon: 'plus' },
} as const

export const clientLoader = staffLoader(() => browserCall('GET /api/v1/admin/first-day/', {}))

export default function FirstDayPage({ loaderData: { result } }: Route.ComponentProps) {
  const texts = useMessages(firstDayMessages)
  const done = result.filter(({ state }) => state === 'done').length
  return (
    <StaffPage title={texts.title} lead={texts.ready(done, result.length)}>
      <Note icon="eye" title={texts.truth}>
        {texts.truthText}
      </Note>
      {GROUPS.map(({ key, steps }) => (
        <Group key={key} label={texts.groups[key]} steps={result.filter(({ step }) => steps.includes(step))} />
      ))}
    </StaffPage>
  )
}

function Group({ label, steps }: { label: string; steps: readonly FirstDayStep[] }) {
  const texts = useMessages(firstDayMessages)
  return (
    <StaffPanel
      title={label}
      count={texts.ready(steps.filter(({ state }) => state === 'done').length, steps.length)}
      rows={steps}
      keyOf={({ step }) => step}
      columns={[
        { head: texts.step, cell: (step) => <About {...step} /> },
        { head: texts.state, cell: ({ state }) => <Tag {...LOOKS[state]}>{texts.states[state]}</Tag> },
        { head: texts.way, cell: (step) => <Way {...step} /> },
      ]}
    />
  )
}

function About({ step, count, of, at }: FirstDayStep) {
  const texts = useMessages(firstDayMessages)
  const format = useFormat()
  const counts: Partial<Record<Step, (count: string, of: string) => string>> = texts.counts
  return (
    <>
      {texts.steps[step].name}
      <Text as="p" size="caption" tone="secondary">
        {[
          ...(count === null ? [] : [counts[step]?.(format.integer(count), format.integer(of ?? 0))]),
          ...(at === null ? [] : [texts.at(format.dateTime(at))]),
          texts.steps[step].text,
        ].join(' ')}
      </Text>
    </>
  )
}

function Way({ step, state }: FirstDayStep) {
  const texts = useMessages(firstDayMessages)
  const { busy, save } = useSaving()
  const place = PLACES[step]
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
      {place && <Link to={place}>{texts.open}</Link>}
    </Row>
  )
}
