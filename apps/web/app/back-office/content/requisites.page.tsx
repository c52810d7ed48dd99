// `/back-office/requisites`: legal and bank details of the site's owner, which the page `/requisites` publishes. `inn` is the taxpayer number, `kpp`
// the code of registration with a tax office (companies only), `ogrn` the number in the state register, `bic` the code of the bank.
import type { Requisites } from '@sverka/contract/site-pages/site-pages'
import type { ReactNode } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { type FormField, StaffForm } from '../staff-form.tsx'
import { StaffPage, staffLoader } from '../staff-page.tsx'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/requisites.page'
import { contentMessages } from './content.messages.ts'
import styles from './content.module.css'

export const clientLoader = staffLoader(async () => {
  // The details themselves are public; the list of plans is requested to check that the visitor is staff.
  const [{ requisites }] = await Promise.all([
    browserCall('GET /api/v1/requisites/', {}),
    browserCall('GET /api/v1/admin/plans/', { query: { page_size: 1 } }),
  ])
  return requisites
})

export default function RequisitesPage({ loaderData: requisites }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  const { saved } = useMessages(backOfficeMessages)
  const { busy, save } = useSaving()
  const reset = () => void save(() => browserCall('DELETE /api/v1/admin/requisites/', {}), saved)
  return (
    <StaffPage
      title={texts.requisitesTitle}
      lead={
        <span className={styles.lead}>
          {texts.requisitesLead} <Link to="/requisites">/requisites</Link>
        </span>
      }
    >
      {/* `is_example`: no details are entered or configured, so invented ones are shown. */}
      {requisites?.is_example && <Note tone="warning">{texts.requisitesExample}</Note>}
      <RequisitesForm requisites={requisites}>
        {requisites && !requisites.is_example && (
          <Button variant="text" disabled={busy} onClick={reset}>
            {texts.resetRequisites}
          </Button>
        )}
      </RequisitesForm>
    </StaffPage>
  )
}

/** The first draft. The correspondent account is the bank's own account at the Bank of Russia. */
const startValues = (requisites: Requisites | null) => ({
  name: requisites?.name ?? '',
  inn: requisites?.inn ?? '',
  kpp: requisites?.kpp ?? '',
  ogrn: requisites?.ogrn ?? '',
  address: requisites?.address ?? '',
  email: requisites?.email ?? '',
  phone: requisites?.phone ?? '',
  bank_name: requisites?.bank.name ?? '',
  bic: requisites?.bank.bic ?? '',
  account: requisites?.bank.account ?? '',
  correspondent_account: requisites?.bank.correspondent_account ?? '',
})

type Draft = ReturnType<typeof startValues>

const toBody = ({ kpp, address, phone, bank_name: name, bic, account, correspondent_account, ...owner }: Draft) => ({
  ...owner,
  // The field has several lines; the address is stored and shown as one.
  address: address.replaceAll('\n', ' '),
  kpp: kpp.trim() || null,
  phone: phone.trim() || null,
  bank: { name, bic, account, correspondent_account },
})

function useFields(): Record<keyof Draft, FormField> {
  const texts = useMessages(contentMessages)
  // `errorName`: the field's name in the server's errors, if it differs.
  const line = (label: string, errorName?: string): FormField => ({ label, max: 500, ...(errorName && { errorName }) })
  return {
    name: line(texts.name),
    inn: line(texts.inn),
    kpp: line(texts.kpp),
    ogrn: line(texts.ogrn),
    address: { ...line(texts.address), kind: 'area' },
    email: line(texts.email),
    phone: line(texts.phone),
    bank_name: line(texts.bankName, 'bank.name'),
    bic: line(texts.bic, 'bank.bic'),
    account: line(texts.account, 'bank.account'),
    correspondent_account: line(texts.correspondentAccount, 'bank.correspondent_account'),
  }
}

function RequisitesForm({ requisites, children }: { requisites: Requisites | null; children: ReactNode }) {
  const texts = useMessages(contentMessages)
  const fields = useFields()
  return (
    <StaffForm
      start={startValues(requisites)}
      followsStart
      fields={fields}
      send={(draft) => browserCall('PUT /api/v1/admin/requisites/', { body: toBody(draft) })}
      beside={children}
      layout={(field) => (
        <>
          <Panel title={texts.owner} compact>
            <div className={styles.pair}>
              <div className={styles.whole}>{field('name')}</div>
              {(['inn', 'kpp', 'ogrn'] as const).map(field)}
              <div className={styles.whole}>{field('address')}</div>
              {(['email', 'phone'] as const).map(field)}
            </div>
          </Panel>
          <Panel title={texts.bank} compact>
            <div className={styles.pair}>
              <div className={styles.whole}>{field('bank_name')}</div>
              {(['bic', 'account', 'correspondent_account'] as const).map(field)}
            </div>
          </Panel>
        </>
      )}
    />
  )
}
