// List of the data missing for a verdict of the reliability report, each with a way to get it.
import type { MissingFacts } from '@sverka/contract/company-card/reliability-verdict'
import { Fragment } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { lackingMessages } from './missing-facts-list.messages.ts'
import styles from './reliability.module.css'

/**
 * Each missing group of data with the reason, and links to the services where a person can look it up. Without links if the data do not exist yet
 * (`not_due`: the company is too young).
 */
export function MissingFactsList({ missing }: { missing: readonly MissingFacts[] }) {
  const texts = useMessages(lackingMessages)
  const format = useFormat()
  return (
    <ul className={styles.reasons}>
      {missing.map(({ group, reason, as_of: day, service, also = [] }) => (
        <li key={group}>
          {texts.coverage[group]}:{' '}
          {reason === 'elsewhere' || reason === 'not_due' ? texts.noLack[reason] : texts.missingReasons[reason](day && format.date(day))}{' '}
          {(reason === 'not_due' ? [] : [service, ...also]).map(({ name, url }, index) => (
            <Fragment key={url}>
              {index > 0 && ', '}
              <a href={url} rel="noreferrer">
                {name}
              </a>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  )
}
