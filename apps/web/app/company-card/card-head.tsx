// The HTML head of a company card: title, description and structured data for search engines; cards of sole traders are not indexed.
import type { Company } from '@sverka/contract/company/company'
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useSite } from '../shell/root-data.ts'
import { StructuredData } from '../shell/structured-data.tsx'
import { cardPath } from './card-url.ts'
import { cardMessages } from './company-card.messages.ts'
import { useCurrentTab } from './use-current-tab.ts'

export function CardHead({ company }: { company: Company }) {
  const texts = useMessages(cardMessages)
  const tab = useCurrentTab()
  const isCompany = company.kind === 'company'
  const name = isCompany ? company.name : namelessTrader(company, texts.ogrnip)
  return (
    <>
      <PageHead
        title={`${name}: ${texts.tabs[tab].toLowerCase()}`}
        description={
          isCompany
            ? texts.description({
                name: company.name,
                inn: company.inn ?? '',
                ogrn: company.ogrn,
                status: company.status.name,
                address: company.legal_adress?.adress ?? '',
              })
            : undefined
        }
        canonical={cardPath(company)}
        noindex={!isCompany}
        preview="company"
      />
      {isCompany && <OrganizationData company={company} />}
    </>
  )
}

/**
 * Title of a sole trader (ИП) without the name, by the trader's registration number (ОГРНИП): «ИП, ОГРНИП 319779900041271». Titles appear in
 * search results and previews, which must not name a private person.
 */
const namelessTrader = ({ name, fio, ogrn }: Company, ogrnip: string): string =>
  `${fio ? name.replace(fio, '').trim() : name}, ${ogrnip} ${ogrn}`

function OrganizationData({ company }: { company: Company }) {
  const { publicUrl } = useSite()
  return <StructuredData data={organization(company, publicUrl + cardPath(company))} />
}

/** `legal_adress.adress` is spelled as in the specification. */
const organization = (company: Company, url: string) => ({
  '@type': 'Organization',
  name: company.name,
  legalName: company.name_full ?? undefined,
  url,
  taxID: company.inn ?? undefined,
  identifier: company.ogrn,
  foundingDate: company.registration_date ?? undefined,
  dissolutionDate: company.status.ended?.on ?? undefined,
  address: company.legal_adress?.adress,
})
