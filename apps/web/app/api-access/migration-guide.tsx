// How to change a program from the API of DaData or Checko, other Russian services with company data, to this one: its code before and after.
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useExampleNumber } from '../shell/example-number.ts'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { apiAccessMessages } from './api-access.messages.ts'
import styles from './api-access.module.css'

const services = ['dadata', 'checko'] as const
type Service = (typeof services)[number]

/** `origin`: of this site; `number`: the INN (taxpayer number) of an example company. `PartySuggestions` is DaData's React component. */
const examples = (origin: string, number: string): Record<Service, readonly [before: string, after: string]> => ({
  dadata: [
    `<PartySuggestions\n  token={process.env.DADATA_TOKEN}\n/>`,
    `<PartySuggestions\n  token={process.env.SVERKA_KEY}\n  url="${origin}/suggestions/api/4_1/rs/suggest/party"\n/>`,
  ],
  checko: [
    `curl "https://api.checko.ru/v2/company?key=$CHECKO_KEY&inn=${number}"`,
    `curl "${origin}/v2/company?key=$SVERKA_KEY&inn=${number}"`,
  ],
})

export function MigrationGuide() {
  const texts = useMessages(apiAccessMessages)
  const [service, setService] = useState<Service>('dadata')
  const number = useExampleNumber()
  // The server does not know the site's origin: it appears once the page runs in the browser.
  const [before, after] = examples(typeof window === 'undefined' ? '' : window.location.origin, number)[service]
  return (
    <Panel
      title={texts.migration}
      action={
        <Segmented
          label={texts.migration}
          chosen={service}
          segments={services.map((value) => ({ value, label: texts.services[value] }))}
          onChoose={setService}
        />
      }
    >
      <div className={styles.migration}>
        {[[texts.before, before] as const, [texts.after, after] as const].map(([label, code]) => (
          <div key={label}>
            <p className={styles.label}>{label}</p>
            <pre className={styles.example}>
              <code>{code}</code>
            </pre>
          </div>
        ))}
      </div>
      <ul className={styles.steps}>
        {texts.steps[service].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Panel>
  )
}
