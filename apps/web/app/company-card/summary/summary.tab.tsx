// Сводка: the first facts of every built section, each with the way to its tab.
import type { Company } from '@sverka/contract/company'
import { useMessages } from '../../i18n/catalogue.ts'
import { Column, Grid, Stack } from '../../ui/layout.tsx'
import { cardMessages } from '../company-card.messages.ts'
import { useCompany } from '../use-company.ts'
import { ConnectionsCard } from './connections-card.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { CountCard } from './count-card.tsx'
import { FoundersCard } from './founders-card.tsx'
import { MainInfoCard } from './main-info-card.tsx'

const filialsOf = (company: Company) => company.division.reduce((sum, { filials }) => sum + filials.length, 0)

export default function SummaryTab() {
  const texts = useMessages(cardMessages)
  const company = useCompany()
  const isCompany = company.kind === 'company'
  return (
    <Grid>
      <Column span={8}>
        <MainInfoCard />
      </Column>
      <Column span={4}>
        <ContactsCard />
      </Column>
      {isCompany && (
        <>
          <Column span={4}>
            <FoundersCard />
          </Column>
          <Column span={4}>
            <ConnectionsCard />
          </Column>
        </>
      )}
      <Column span={4}>
        <Stack>
          <CountCard tab="licenses" count={company.licenses.length} note={texts.branchesWord} />
          {isCompany && <CountCard tab="branches" count={filialsOf(company)} note={texts.branchesWord} />}
          <CountCard tab="okved" count={company.okved_add.length + (company.okved ? 1 : 0)} note={texts.branchesWord} />
        </Stack>
      </Column>
    </Grid>
  )
}
