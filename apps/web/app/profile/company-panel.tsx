// The panel of the companies that the member represents: the companies, the member's requests to be linked to one, and unlinking one after a warning.
// Staff approve a request; a linked company's representative can sell goods on its behalf.

import { shownAddress } from '@sverka/contract/company/addresses'
import type { CompanyBrief } from '@sverka/contract/company/company'
import { readableName } from '@sverka/contract/company/names'
import type { Ticket } from '@sverka/contract/company-binding/company-binding'
import { useCallback, useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { toInitials } from '../shell/avatar.tsx'
import { isCompanyStopped } from '../shell/company-stop.ts'
import { StatusMarks } from '../shell/status-marks.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Digits, Heading, Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { LoadFailed } from './load-failed.tsx'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'
import { useMe } from './use-me.ts'

interface OwnCompany extends CompanyBrief {
  /** The company's report has a stop factor, a fact that alone rules out a deal: its status is shown in grey instead of green. */
  readonly stopped: boolean
}

interface CompanyData {
  readonly companies: readonly OwnCompany[]
  /** Requests to link a company, newest first. */
  readonly tickets: readonly Ticket[]
}

/** `data` is null until it is loaded. */
function useCompanyData(): { data: CompanyData | null; hasFailed: boolean; reload: () => void } {
  const { id } = useMe()
  const [data, setData] = useState<CompanyData | null>(null)
  const load = useCallback(async () => {
    const query = { representative__in: [id] }
    const [companies, entrepreneurs, tickets] = await Promise.all([
      browserCall('GET /api/v1/companies/', { query }),
      browserCall('GET /api/v1/entrepreneurs/', { query }),
      browserCall('GET /api/v1/ticket-company-binding/', { query: {} }),
    ])
    const own = [...companies.result, ...entrepreneurs.result].map(async (company) => ({
      ...company,
      stopped: await isCompanyStopped(company.inn ?? company.ogrn),
    }))
    setData({ companies: await Promise.all(own), tickets: tickets.result })
  }, [id])
  const [hasFailed, setFailed] = useState(false)
  const reload = useCallback(() => {
    setFailed(false)
    load().catch((error: unknown) => {
      console.warn(error)
      setFailed(true)
    })
  }, [load])
  useEffect(reload, [reload])
  return { data, hasFailed, reload }
}

export function CompanyPanel() {
  const texts = useMessages(profileMessages)
  const { data, hasFailed, reload } = useCompanyData()
  if (!data) return <Panel title={texts.company}>{hasFailed && <LoadFailed onRetry={reload} />}</Panel>
  const pending = data.tickets.filter(({ status }) => status === 'pending')
  const [latest] = data.tickets
  return (
    <Panel
      title={texts.company}
      action={
        <ButtonLink size="small" icon="plus" to="/profile/add-company">
          {texts.addCompany}
        </ButtonLink>
      }
    >
      <div className={styles.panels}>
        {data.companies.length === 0 && <p>{texts.companyNone}</p>}
        {pending.map(({ id, company }) => (
          <Note key={id}>{texts.ticketPending(company.name)}</Note>
        ))}
        {latest?.status === 'rejected' && (
          <Note tone="warning">{texts.ticketRejected(latest.company.name, latest.reject_reason ?? '')}</Note>
        )}
        {data.companies.map((company) => (
          <LinkedCompany key={company.id} company={company} onUnlinked={reload} />
        ))}
      </div>
    </Panel>
  )
}

function LinkedCompany({ company, onUnlinked }: { company: OwnCompany; onUnlinked: () => void }) {
  const texts = useMessages(profileMessages)
  const format = useFormat()
  const [isWarningOpen, setWarningOpen] = useState(false)
  return (
    <div className={styles.linked}>
      <CompanyHead company={company} />
      <DescriptionList
        items={[
          { label: texts.inn, value: company.inn && <Digits>{company.inn}</Digits> },
          { label: company.kind === 'company' ? texts.ogrn : texts.ogrnip, value: <Digits>{company.ogrn}</Digits> },
          { label: texts.address, value: company.address && shownAddress(company.address) },
          { label: texts.registration, value: company.registration_date && format.date(company.registration_date) },
        ]}
      />
      <div className={classNames(styles.actions, styles.start)}>
        <ButtonLink variant="soft" to={`/counter-parties/${company.inn ?? company.ogrn}`}>
          {texts.openCard}
        </ButtonLink>
        <Button variant="danger" onClick={() => setWarningOpen(true)}>
          {texts.unlink}
        </Button>
      </div>
      <Dialog open={isWarningOpen} title={texts.unlinkTitle} closeLabel={texts.close} onClose={() => setWarningOpen(false)}>
        <UnlinkWarning company={company} onClose={() => setWarningOpen(false)} onUnlinked={onUnlinked} />
      </Dialog>
    </div>
  )
}

/** The name in quotation marks, without the legal form before them: «Стальной Колосок» of ООО «Стальной Колосок»; the whole name without marks. */
const nameWithoutForm = (name: string): string => /^[^«]*«(.+)»/.exec(readableName(name))?.[1] ?? readableName(name)

/** Initials, name and status of a linked company. */
function CompanyHead({ company }: { company: OwnCompany }) {
  const texts = useMessages(profileMessages)
  return (
    <div className={styles.company}>
      <span className={styles.companySign} aria-hidden="true">
        {toInitials(nameWithoutForm(company.name))}
      </span>
      <div className={styles.lineText}>
        <Heading level={3} look="h4">
          <Link to={`/counter-parties/${company.inn ?? company.ogrn}`}>{readableName(company.name)}</Link>
        </Heading>
        <Text size="caption" tone="muted">
          {texts.representative}
        </Text>
      </div>
      <StatusMarks status={company.status} asOf={company.as_of} stopped={company.stopped} />
    </div>
  )
}

interface UnlinkWarningProps {
  company: CompanyBrief
  onClose: () => void
  onUnlinked: () => void
}

/** Asks before unlinking. If unlinking fails, the error is only logged and the dialog closes (specification §8). */
function UnlinkWarning({ company, onClose, onUnlinked }: UnlinkWarningProps) {
  const texts = useMessages(profileMessages)
  const toast = useToast()
  const unlink = async () => {
    const params = { id: company.id }
    try {
      if (company.kind === 'company') await browserCall('POST /api/v1/company/:id/unbinding/', { params })
      else await browserCall('POST /api/v1/entrepreneur/:id/unbinding/', { params })
      toast.success(texts.unlinked)
      onUnlinked()
    } catch (error) {
      console.warn(error)
    }
    onClose()
  }
  return (
    <div className={styles.form}>
      <p>{texts.unlinkWarning}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="danger" onClick={() => void unlink()}>
          {texts.unlink}
        </Button>
      </div>
    </div>
  )
}
