// Tab «Реквизиты» (details) of a company card: registration, tax authority, codes of state statistics and social funds, each value with a copy button
// (specification §2).
import type { Coded, Company } from '@sverka/contract/company/company'
import type { Format } from '@sverka/contract/formats.rules'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Column, Grid } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { loadTab } from '../load-tab.ts'
import { TaxAndSmePanels } from '../open-data/tax-and-sme-panels.tsx'
import type { CardCompany } from '../readable-company.ts'
import type { RegisterTabMessages } from '../register-tab.messages.ts'
import { registerTabMessages } from '../register-tab.messages.ts'
import { SourceNote } from '../source-note.tsx'
import { useCompany } from '../use-company.ts'
import type { Route } from './+types/details.tab'
import styles from './details.module.css'

interface Group {
  readonly key: string
  readonly title: string
  readonly items: readonly {
    readonly label: string
    readonly value: string | null
    /** Quoted from the register: Russian on pages in other languages too. */
    readonly isQuote?: boolean
  }[]
  /** Key in the company's `provenance`: the source shown below the group. */
  readonly block: string
}

type Wording = { texts: RegisterTabMessages; format: Format }

/** A code of a classifier with its name, such as the territory «45000000 Город Москва» (city of Moscow). */
const coded = (entry: Coded | null): string | null => entry && [entry.code, entry.name].filter(Boolean).join(' ')

/** The head's position as a label, such as «Генеральный директор» (general director): registers write positions in capitals. */
const headLabel = (position: string | null): string | null => position && position.charAt(0) + position.slice(1).toLowerCase()

/** OGRN or OGRNIP: registration number of a company or sole trader; INN: taxpayer number; KPP: code of a company's tax registration. */
function registration(company: CardCompany, { texts, format }: Wording): Group {
  const day = (iso: string | null) => iso && format.date(iso)
  const isCompany = company.kind === 'company'
  return {
    key: 'registration',
    title: texts.registrationGroup,
    block: 'register',
    items: [
      ...(isCompany
        ? [
            { label: texts.registeredName, value: company.registered.name, isQuote: true },
            { label: texts.registeredFullName, value: company.registered.full, isQuote: true },
          ]
        : []),
      { label: isCompany ? texts.ogrn : texts.ogrnip, value: company.ogrn },
      { label: texts.ogrnDate, value: day(company.ogrn_start_date) },
      { label: texts.inn, value: company.inn },
      ...(isCompany ? [{ label: texts.kpp, value: company.kpp }] : []),
      ...company.names_foreign.map(({ language, full, short }) => ({
        label: texts.foreignName(language?.toLowerCase() ?? null),
        value: format.list([full, short]),
      })),
      ...(company.legal_adress ? [{ label: texts.address, value: company.legal_adress.adress, isQuote: true }] : []),
      ...company.directors.map(({ position, fio }) => ({ label: headLabel(position) ?? texts.leader, value: fio ?? texts.hiddenByLaw })),
      { label: texts.registrationDate, value: day(company.registration_date) },
      { label: texts.registrationAuthority, value: company.registrationAuthority?.name ?? null, isQuote: true },
    ],
  }
}

function taxes({ taxAuthority }: Company, { texts, format }: Wording): Group {
  return {
    key: 'tax',
    title: texts.taxGroup,
    block: 'register',
    items: [
      { label: texts.taxName, value: taxAuthority?.name ?? null, isQuote: true },
      { label: texts.code, value: taxAuthority?.code ?? null },
      { label: texts.taxAddress, value: taxAuthority?.address ?? null, isQuote: true },
      { label: texts.taxSince, value: taxAuthority?.since ? format.date(taxAuthority.since) : null },
    ],
  }
}

/**
 * Codes of the state statistics service: ОКПО organisation, ОКАТО and ОКТМО territory, ОКФС form of ownership, ОКОГУ body of government, ОКОПФ
 * legal form.
 */
function statistics(company: Company, { texts }: Wording): Group {
  return {
    key: 'statistics',
    title: texts.statisticsGroup,
    // Without data of the statistics service only the legal form is known, from the register.
    block: company.provenance.statistics ? 'statistics' : 'register',
    items: [
      { label: texts.okpo, value: company.okpo },
      { label: texts.okato, value: coded(company.okato) },
      { label: texts.oktmo, value: coded(company.oktmo) },
      { label: texts.okfs, value: coded(company.okfs) },
      { label: texts.okogu, value: coded(company.okogu) },
      { label: texts.okopf, value: coded(company.okopf) },
    ],
  }
}

/** Properties of a company that hold its registration with the pension fund, the social insurance fund, and the social fund that replaced both. */
const FUNDS = { pension: 'pensionFund', insurance: 'socialInsuranceFund', social: 'socialFund' } as const

function fund(key: keyof typeof FUNDS, company: Company, { texts, format }: Wording): Group {
  const membership = company[FUNDS[key]]
  return {
    key,
    title: { pension: texts.pensionGroup, insurance: texts.insuranceGroup, social: texts.socialGroup }[key],
    block: 'register',
    items: [
      { label: texts.fundNumber, value: membership?.registration_number ?? null },
      { label: texts.fundDate, value: membership?.registration_date ? format.date(membership.registration_date) : null },
      { label: texts.fundName, value: membership?.name ?? null, isQuote: true },
    ],
  }
}

/** Kinds of remarks whose text is a code of the extract: it is shown as a code, since we have no names for the codes. */
const KINDS_WITH_CODES: ReadonlySet<Company['remarks'][number]['kind']> = new Set(['other_powers', 'other_agreement'])

/** Less usual facts of the register, such as a ban on selling shares or a corporate agreement. */
function remarks(company: Company, { texts, format }: Wording): Group {
  return {
    key: 'remarks',
    title: texts.remarksGroup,
    block: 'register',
    items: company.remarks.map(({ kind, text, date, sum, percent }) => ({
      label: texts.remarks[kind],
      value: [
        texts.remarkTexts[kind] ?? (text !== null && KINDS_WITH_CODES.has(kind) ? texts.unknownCode(text) : text),
        percent !== null && format.percent(percent),
        sum !== null && format.money(sum),
        date && format.date(date),
      ]
        .filter(Boolean)
        .join(', '),
    })),
  }
}

const KEY = 'GET /api/v1/company-open-data/'
export const loader = ({ context, ...args }: Route.LoaderArgs) => loadTab(context.get(servicesContext).call, KEY, args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadTab(browserCall, KEY, args)

export default function DetailsTab({ loaderData: data }: Route.ComponentProps) {
  const texts = useMessages(registerTabMessages)
  const format = useFormat()
  const company = useCompany()
  const wording = { texts, format }
  const groups = [
    registration(company, wording),
    taxes(company, wording),
    statistics(company, wording),
    fund('pension', company, wording),
    fund('insurance', company, wording),
    ...(company.socialFund ? [fund('social', company, wording)] : []),
    ...(company.remarks.length > 0 ? [remarks(company, wording)] : []),
  ]
  return (
    <Grid>
      {groups.map(({ key, title, items, block }) => (
        <Column key={key} span={6}>
          <Panel anchor={`record-${key}`} title={title} foot={<SourceNote block={block} />}>
            {items.some(({ value }) => value !== null) ? (
              <DescriptionList items={items.map((item) => ({ label: item.label, value: <Copied {...item} /> }))} />
            ) : (
              texts.noData
            )}
          </Panel>
        </Column>
      ))}
      {data && <TaxAndSmePanels data={data} />}
    </Grid>
  )
}

/** A value with the button that copies it; a dash where there is none. */
function Copied({ label, value, isQuote }: Group['items'][number]) {
  const texts = useMessages(registerTabMessages)
  if (!value) return MISSING
  return (
    <span className={styles.copied}>
      <span lang={isQuote ? 'ru' : undefined}>{value}</span>{' '}
      <CopyButton value={value} label={`${texts.copy}: ${label}`} hint={texts.copy} doneHint={texts.copied} />
    </span>
  )
}
