// Stop factors (each alone rules out a deal) that were not checked, with links to official services: first those whose source can be loaded, then
// those that only a person can look up.

import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import type { UncheckedStop } from '@sverka/contract/company-card/reliability-verdict'
import { Fragment } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './unchecked-stops.module.css'
import { verdictMessages } from './verdict.messages.ts'

/** Draws nothing if all were checked, or if an old stored report does not say. */
export function UncheckedStops({ stops = [] }: { stops: readonly UncheckedStop[] | undefined }) {
  const words = useMessages(verdictMessages)
  if (stops.length === 0) return null
  return (
    <div className={styles.unchecked} id="unchecked-stops">
      <Icon name="question" size="small" />
      <div>
        <StopList title={words.notLoadedStops} stops={stops.filter((stop) => stop.can_be_loaded)} />
        <StopList title={words.uncheckedStops} stops={stops.filter((stop) => !stop.can_be_loaded)} />
      </div>
    </div>
  )
}

function StopList({ title, stops }: { title: string; stops: readonly UncheckedStop[] }) {
  if (stops.length === 0) return null
  return (
    <p>
      <b>{title}</b>{' '}
      {stops.map(({ code, title: name, service }, index) => (
        <Fragment key={code}>
          {index > 0 && ', '}
          <a href={service.url} target="_blank" rel="noreferrer" title={service.name}>
            {insideSentence(name)}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
