// List of facts about a stored report on a company: when it was made, as of which day, the company's taxpayer number (INN), registration number
// (OGRN, of a sole trader OGRNIP) and status on that day.
import type { CheckProof } from '@sverka/contract/checks/checks'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { checksMessages } from './checks.messages.ts'

/** A company's OGRN has this many digits; a sole trader's has two more. */
const OGRN_DIGITS = 13

export function CheckFacts({ check }: { check: Pick<CheckProof, 'created_at' | 'day' | 'inn' | 'ogrn' | 'status'> }) {
  const texts = useMessages(checksMessages)
  const format = useFormat()
  return (
    <DescriptionList
      items={[
        { label: texts.made, value: format.dateTime(check.created_at) },
        { label: texts.judgedOn, value: format.date(check.day) },
        { label: texts.inn, value: check.inn ?? MISSING },
        { label: check.ogrn.length > OGRN_DIGITS ? texts.ogrnip : texts.ogrn, value: check.ogrn },
        { label: texts.status, value: check.status },
      ]}
    />
  )
}
