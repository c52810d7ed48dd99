// The tab «Лицензии» (licences) of a company card: number, dates, issuer and activities of every licence (specification §2).
import type { License } from '@sverka/contract/company/company'
import { readableSentence } from '@sverka/contract/company/sentences'
import { isOutdated } from '@sverka/contract/company-card/reliability.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { useSite } from '../../shell/root-data.ts'
import { Tag } from '../../ui/badge.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ExtractEmpty } from '../extract-empty.tsx'
import { registerTabMessages } from '../register-tab.messages.ts'
import { SourceNote } from '../source-note.tsx'
import { useCompany } from '../use-company.ts'
import { findOrigin } from './license-origin.ts'

export default function LicensesTab() {
  const texts = useMessages(registerTabMessages)
  const { licenses } = useCompany()
  if (licenses.length === 0) {
    return (
      <Panel title={texts.tabs.licenses} foot={<SourceNote />}>
        <ExtractEmpty icon="file" />
      </Panel>
    )
  }
  return (
    <Stack gap={6}>
      {licenses.map((license, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number may be missing or repeated
        <LicensePanel key={index} license={license} />
      ))}
    </Stack>
  )
}

function LicensePanel({ license }: { license: License }) {
  const texts = useMessages(registerTabMessages)
  const format = useFormat()
  const day = (iso: string | null) => (iso ? format.date(iso) : MISSING)
  const source = texts.sources[license.source] ?? license.source
  const origin = findOrigin(license, useCompany().provenance)
  return (
    <Panel
      anchor={license.number ? `record-${license.number}` : undefined}
      title={license.number ? texts.licenseNumber(license.number) : texts.licenseWithoutNumber}
      action={<LicenseState license={license} asOf={origin?.as_of} />}
      foot={origin?.as_of ? texts.sourceAsOf(source, day(origin.as_of), origin.example) : texts.source(source, origin?.example)}
    >
      <DescriptionList
        items={[
          { label: texts.licenseActivities, value: <Activities license={license} /> },
          { label: texts.licenseAuthor, value: <Author name={license.license_author} /> },
          { label: texts.licenseDate, value: day(license.date) },
          { label: texts.licenseStart, value: day(license.start_date) },
          { label: texts.licenseEnd, value: license.end_date ? format.date(license.end_date) : texts.licenseEndless },
        ]}
      />
    </Panel>
  )
}

const Author = ({ name }: { name: string | null }) => (name === null ? MISSING : <span lang="ru">{readableSentence(name)}</span>)

function Activities({ license: { type_activities: activities } }: { license: License }) {
  if (activities.length === 0) return MISSING
  return (
    <ul>
      {activities.map((activity) => (
        <li key={activity} lang="ru">
          {readableSentence(activity)}
        </li>
      ))}
    </ul>
  )
}

/**
 * Whether the licence is in force; it ends with the company that holds it. Green only if the source's data (of the day `asOf`) are fresh enough
 * to say so today; older data only say that it was in force on their day.
 */
function LicenseState({ license: { suspended, end_date: end }, asOf }: { license: License; asOf: string | null | undefined }) {
  const texts = useMessages(registerTabMessages)
  const format = useFormat()
  const { today } = useSite()
  if (useCompany().status.ended) return <Tag>{texts.licenseEnded}</Tag>
  if (suspended) return <Tag tone="warning">{texts.licenseSuspended}</Tag>
  if (end && end < today) return <Tag>{texts.licenseExpired}</Tag>
  if (asOf && isOutdated(asOf, today)) return <Tag>{texts.licenseActiveOn(format.date(asOf))}</Tag>
  return <Tag tone="good">{texts.licenseActive}</Tag>
}
