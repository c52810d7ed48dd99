// Coverage of a reliability report: for each group of factors the number of checked ones, and the sources used with the days of their data.

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
  const applicable = factors.filter(applies)
  return texts.ofAll(format.integer(applicable.filter(isChecked).length), format.integer(applicable.length))
}

export function Coverage({ factors }: { factors: readonly Factor[] }) {
  return (
    <ul className={styles.coverage}>
      {factorGroups
        .map((group) => ({ group, groupFactors: factors.filter((factor) => factor.group === group) }))
        .filter(({ groupFactors }) => groupFactors.some(applies))
        .map(({ group, groupFactors }) => (
          <Group key={group} group={group} groupFactors={groupFactors} />
        ))}
    </ul>
  )
}

function Group({ group, groupFactors }: { group: FactorGroup; groupFactors: readonly Factor[] }) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const applicable = groupFactors.filter(applies)
  const checked = applicable.filter(isChecked)
  const sources = [...new Set(checked.map((factor) => sourceWithDay(factor, format)))]
  // If no factor of the group was checked: a source whose data we have, but too old, in part, or about active companies only. The code `own` means
  // statistics of ours over all companies, which are no source.
  const loadedSource = groupFactors.find(({ as_of: asOf, source }) => asOf !== null && source.code !== 'own')
  const [first = loadedSource ? texts.noAnswer(sourceWithDay(loadedSource, format)) : texts.notLoaded, ...others] = sources
  return (
    <li>
      <span>{texts.groups[group]}</span>
      <b>{useCheckedCount(groupFactors)}</b>
      <i aria-hidden="true">
        <i style={{ width: `${Math.round((checked.length / applicable.length) * 100)}%` }} />
      </i>
      <small className={sources.length === 0 ? styles.gap : undefined}>
        {others.length > 0 ? texts.andMore(first, others.length) : first}
      </small>
    </li>
  )
}

/** Name of the source with the day of its data. The legal basis in brackets at the end of the name is left out: each factor shows it. */
const sourceWithDay = ({ source, as_of: asOf }: Factor, format: Format): string => {
  const name = source.name.replace(/ \([^()]*\)$/, '')
  return asOf ? `${name}, ${format.date(asOf)}` : name
}
