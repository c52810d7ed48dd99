// The branch that the address asks for by its КПП: where it is, and that it is a part of the company, with the way to that.
import type { Company } from '@sverka/contract/company/company'
import { useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Container } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { cardMessages } from './company-card.messages.ts'

/** Name of the parameter that holds a КПП. */
const KPP = 'kpp'

/** Nothing without a КПП in the address, or where it is the company's own. */
export function BranchNote({ company, number }: { company: Company; number: string }) {
  const texts = useMessages(cardMessages)
  const [search] = useSearchParams()
  const kpp = search.get(KPP)
  if (!kpp || kpp === company.kpp) return null
  const branch = company.division.flatMap(({ filials }) => filials).find((one) => one.kpp === kpp)
  const action = <Link to={`/counter-parties/${number}`}>{texts.branchOf.toCompany}</Link>
  return (
    <Container>
      {branch ? (
        <Note title={[texts.branchOf.kinds[branch.kind], branch.name].filter(Boolean).join(': ')} action={action}>
          <p>{[`${texts.kpp} ${kpp}`, branch.country, branch.address].filter(Boolean).join(', ')}</p>
          <p>{texts.branchOf.text(company.name)}</p>
        </Note>
      ) : (
        <Note tone="warning" action={action}>
          {texts.branchOf.unknown(kpp)}
        </Note>
      )}
    </Container>
  )
}
