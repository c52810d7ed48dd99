// The branch that the address asks for by its КПП: where it is, and that it is a part of the company, with the way to that.
import type { Company } from '@sverka/contract/company/company'
import { withKind } from '@sverka/contract/company/company.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { branchMessages } from './branch-note.messages.ts'
import { cardMessages } from './company-card.messages.ts'
import styles from './company-card.module.css'

/** `kpp` is not the company's own. */
export function BranchNote({ company, number, kpp }: { company: Company; number: string; kpp: string }) {
  const texts = useMessages(cardMessages)
  const branchTexts = useMessages(branchMessages)
  const branch = company.division.flatMap(({ filials }) => filials).find((one) => one.kpp === kpp)
  const action = <Link to={`/counter-parties/${number}`}>{branchTexts.toCompany}</Link>
  return (
    <div className={styles.branch}>
      {branch ? (
        <Note title={withKind(branchTexts.kinds[branch.kind], branch.name ?? '')} action={action}>
          <p>{[`${texts.kpp} ${kpp}`, branch.country, branch.address].filter(Boolean).join(', ')}</p>
          <p>{branchTexts.text(company.name)}</p>
        </Note>
      ) : (
        <Note tone="warning" action={action}>
          {branchTexts.unknown(kpp)}
        </Note>
      )}
    </div>
  )
}
