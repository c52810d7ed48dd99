// Coverage of a report: for each group of factors how many were checked, and from which sources, with their days.

import { type FactorGroup, factorGroups } from '@sverka/contract/company-card/reliability.rules'
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import type { Format } from '@sverka/contract/formats.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { reliabilityMessages } from './reliability.messages.ts'
import styles from './reliability.module.css'

/** Whether a source answered about the factor. */
export const isChecked = ({ state }: Factor): boolean => state === 'found' || state === 'not_found'
/** Whether the factor can apply to the company. */
export const applies = ({ state }: Factor): boolean => state !== 'not_applicable'

/** How many of the factors that can apply were checked: «169 of 223». */
export function useCheckedCount(factors: readonly Factor[]): string {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const own = factors.filter(applies)
  return texts.ofAll(format.integer(own.filter(isChecked).length), format.integer(own.length))
}

export function Coverage({ factors }: { factors: readonly Factor[] }) {
  return (
    <ul className={styles.coverage}>
      {factorGroups
        .map((group) => ({ group, ofGroup: factors.filter((factor) => factor.group === group) }))
        .filter(({ ofGroup }) => ofGroup.some(applies))
        .map(({ group, ofGroup }) => (
          <Group key={group} group={group} ofGroup={ofGroup} />
        ))}
    </ul>
  )
}

function Group({ group, ofGroup }: { group: FactorGroup; ofGroup: readonly Factor[] }) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const own = ofGroup.filter(applies)
  const checked = own.filter(isChecked)
  const sources = [...new Set(checked.map((factor) => sourceWithDay(factor, format)))]
  // Without a checked factor: a source that was loaded, but whose data are too old, partial, or about active companies only. Our own statistics are no such source.
  const loadedSource = ofGroup.find(({ as_of: asOf, source }) => asOf !== null && source.code !== 'own')
  const [first = loadedSource ? texts.noAnswer(sourceWithDay(loadedSource, format)) : texts.notLoaded, ...others] = sources
  return (
    <li>
      <span>{texts.groups[group]}</span>
      <b>{useCheckedCount(ofGroup)}</b>
      <i aria-hidden="true">
        <i style={{ width: `${Math.round((checked.length / own.length) * 100)}%` }} />
      </i>
      <small className={sources.length === 0 ? styles.gap : undefined}>
        {others.length > 0 ? texts.andMore(first, others.length) : first}
      </small>
    </li>
  )
}

/** Name of the source without its legal basis in brackets, which is shown at the factors, and the day of its data. */
const sourceWithDay = ({ source, as_of: asOf }: Factor, format: Format): string => {
  const name = source.name.replace(/ \([^()]*\)$/, '')
  return asOf ? `${name}, ${format.date(asOf)}` : name
}
