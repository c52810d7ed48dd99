// What stands between a company and a verdict on it, group by group, each with the way to get it.
import type { PurposeReading } from '@sverka/contract/company-card/reliability'
import { Fragment } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { verdictMessages } from '../reliability/verdict.messages.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './verdict-strip.module.css'

export function Missing({ missing }: { missing: NonNullable<PurposeReading['missing']> }) {
  const words = useMessages(verdictMessages)
  const format = useFormat()
  return (
    <div>
      <p className={styles.label}>{words.lacking}</p>
      <ul className={classNames(styles.reasons, styles.services)}>
        {missing.map(({ group, reason, as_of: day, service, also = [] }) => (
          <li key={group}>
            <span className={styles.neutral}>
              <Icon name="question" size="small" />
            </span>
            <span>
              {words.coverage[group]}
              {reason === 'old' && day && `, ${format.date(day)}`}
              {': '}
              {(reason === 'not_due' || reason === 'elsewhere') && `${words.missingReasons[reason]()} `}
              {(reason === 'not_due' ? [] : [service, ...also]).map(({ name, url }, place) => (
                <Fragment key={url}>
                  {place > 0 && ', '}
                  <a href={url} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
