// Section of the home page that shows court cases as a company's card does; the cases are invented and marked as a sample.
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Digits, Text } from '../../ui/text.tsx'
import { SplitSection } from '../section.tsx'
import { homeMessages } from './home.messages.ts'

/** Invented cases: the company's side, the sum in rubles, the date. The numbers and courts of the cases are in the messages, in the same order. */
const CASES = [
  { side: 'respondent', sum: 4_812_300, date: '2026-10-02' },
  { side: 'plaintiff', sum: 1_260_000, date: '2026-08-19' },
  { side: 'plaintiff', sum: 718_450, date: '2025-12-11' },
] as const

export function ArbitrationSection() {
  const { arbitration, sample } = useMessages(homeMessages)
  const format = useFormat()
  const cases = (
    <Stack gap={3}>
      {CASES.map(({ side, sum, date }, index) => (
        <Panel key={date} compact>
          <Row between wrap gap={3}>
            <Row gap={2}>
              <Text weight="bold" size="body">
                <Digits>{arbitration.numbers[index]}</Digits>
              </Text>
              <Tag tone={side === 'respondent' ? 'bad' : 'accent'}>{arbitration[side]}</Tag>
            </Row>
            <Text weight="bold" numeric>
              {format.money(sum)}
            </Text>
          </Row>
          <Text as="p" size="caption" tone="secondary">
            {format.date(date)}, {arbitration.courts[index]}
          </Text>
        </Panel>
      ))}
      <div>
        <Tag>{sample}</Tag>
      </div>
    </Stack>
  )
  return <SplitSection reversed kicker={arbitration.kicker} title={arbitration.title} lead={arbitration.lead} picture={cases} />
}
