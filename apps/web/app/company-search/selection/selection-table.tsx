// The table of selected companies on one page, with the labels that the member gave them.
import { shownAddress } from '@sverka/contract/company/addresses'
import { readableName } from '@sverka/contract/company/names'
import type { SelectedCompany } from '@sverka/contract/company-selection/company-selection'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { verdictLineMessages } from '../../reliability/verdict-line.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../../reliability/verdict-style.ts'
import { MemberOnly } from '../../shell/guest-only.tsx'
import { StatusMarks } from '../../shell/status-marks.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import styles from '../company-search.module.css'
import { selectionMessages } from './selection.messages.ts'

/** The labels exist for members only, so other visitors do not load their code. */
const OwnLabels = lazy(async () => ({ default: (await import('../../company-notes/own-labels.tsx')).OwnLabels }))

export function SelectionTable({ companies }: { companies: readonly SelectedCompany[] }) {
  const texts = useMessages(selectionMessages)
  const format = useFormat()
  const { verdicts } = useMessages(verdictLineMessages)
  const { columns } = texts
  return (
    <Table
      caption={texts.title}
      rows={companies}
      rowKey={({ id }) => id}
      stacked
      edged
      columns={[
        { key: 'company', head: columns.company, rowHeader: true, cell: (company) => <Name company={company} /> },
        {
          key: 'verdict',
          head: columns.verdict,
          cell: ({ verdict }) =>
            verdict ? (
              <span className={styles.verdict}>
                <Tag tone={VERDICT_TONES[verdict]} icon={VERDICT_ICONS[verdict]}>
                  {verdicts[verdict]}
                </Tag>
              </span>
            ) : (
              MISSING
            ),
        },
        {
          key: 'activity',
          head: columns.activity,
          cell: ({ okved, activity }) => (
            <Text size="caption" className={styles.words}>
              {[okved, activity].filter(Boolean).join(' ') || MISSING}
            </Text>
          ),
        },
        {
          key: 'revenue',
          head: columns.revenue,
          numeric: true,
          cell: ({ revenue }) => (revenue === null ? MISSING : format.shortMoney(revenue)),
        },
        {
          key: 'staff',
          head: columns.staff,
          numeric: true,
          cell: ({ headcount }) => (headcount === null ? MISSING : format.integer(headcount)),
        },
        { key: 'asOf', head: columns.asOf, numeric: true, cell: ({ as_of: day }) => format.date(day) },
      ]}
    />
  )
}

function Name({ company }: { company: SelectedCompany }) {
  const texts = useMessages(selectionMessages)
  const format = useFormat()
  return (
    <Stack gap={1}>
      <Link to={`/counter-parties/${company.inn ?? company.ogrn}`}>{readableName(company.name)}</Link>
      <Text size="caption" tone="muted" numeric>
        {company.inn ?? company.ogrn}
      </Text>
      {company.registered_on && (
        <Text size="caption" tone="muted">
          {texts.registeredOn(format.date(company.registered_on))}
        </Text>
      )}
      {company.region && (
        <Text size="caption" tone="secondary">
          {shownAddress(company.region)}
        </Text>
      )}
      <MemberOnly>
        <Suspense fallback={null}>
          <OwnLabels companyId={company.id} />
        </Suspense>
      </MemberOnly>
      {/* The block keeps the status badge as wide as its text; as a direct item of the column it would be stretched. */}
      <div>
        <StatusMarks
          status={{ name: company.status, procedure: company.procedure ? { name: company.procedure, since: null } : null }}
          endedOn={company.closed_on}
          asOf={company.as_of}
          stopped={company.stopped}
        />
      </div>
    </Stack>
  )
}
