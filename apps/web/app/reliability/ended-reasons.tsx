// Shown for an ended company instead of reasons for and against a deal: how it ended, and its debts, proceedings and cases that remained open.

import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import type { EndedCompany } from '@sverka/contract/company-card/reliability-verdict'
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useRegisterWords } from '../shell/register-words.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import styles from './ended-reasons.module.css'
import { evidenceText } from './evidence-text.ts'
import { useRecordPath } from './record-path.ts'
import { reliabilityMessages } from './reliability.messages.ts'

interface EndedReasonsProps {
  ended: EndedCompany
  kind: 'company' | 'entrepreneur'
  number: string
}

/** Number of values shown as evidence: the first two, which are the count and the sum. */
const PROOFS = 2

export function EndedReasons({ ended, kind, number }: EndedReasonsProps) {
  const words = useMessages(reliabilityMessages)
  return (
    <>
      <div>
        <p className={styles.label}>{words.howEnded}</p>
        <HowEnded ended={ended} kind={kind} />
      </div>
      <div>
        <p className={styles.label}>{words.remained}</p>
        <ul className={styles.reasons}>
          {ended.remains.map((remain) => (
            <Remain key={remain.code} remain={remain} number={number} />
          ))}
        </ul>
      </div>
    </>
  )
}

/** Day and reason of the end, and the successors. «No successor» is said of a company only: a sole trader cannot have one. */
function HowEnded({ ended: { on, reason, successors }, kind }: Omit<EndedReasonsProps, 'number'>) {
  const words = useMessages(reliabilityMessages)
  const format = useFormat()
  const register = useRegisterWords()
  const endText = format.list([on && format.date(on), reason && register.status(insideSentence(reason))])
  return (
    <ul className={styles.reasons}>
      {endText && <Line icon="check">{endText}</Line>}
      {successors.map(({ name, ogrn }) => (
        <Line key={name} icon="arrow-right">
          {words.successor}: {ogrn && isIdentifierValid(ogrn) ? <Link to={`/counter-parties/${ogrn}`}>{name}</Link> : name}
        </Line>
      ))}
      {kind === 'company' && successors.length === 0 && <Line icon="check">{words.noSuccessor}</Line>}
    </ul>
  )
}

/** One kind of debt, proceeding or case: found, not found as of a day, not applicable (the source lists active companies only), or not checked. */
function Remain({ remain, number }: { remain: EndedCompany['remains'][number]; number: string }) {
  const toRecord = useRecordPath()
  const words = useMessages(reliabilityMessages)
  const format = useFormat()
  const { title, fact, state, evidence, as_of: asOf, record } = remain
  if (state !== 'found') {
    const day = asOf && format.date(asOf)
    if (day && state === 'not_applicable') return <Line icon="info">{words.remainEnded(title, day)}</Line>
    const isNotFound = state === 'not_found' && day
    return (
      <Line icon={isNotFound ? 'check' : 'question'}>{isNotFound ? words.remainNotFound(title, day) : words.remainUnknown(title)}</Line>
    )
  }
  // The sentence `fact` has the evidence in it; older stored reports lack it.
  const proofs = fact ? [] : evidence.slice(0, PROOFS).map((proof) => evidenceText(proof, format))
  const reported = fact ?? title
  return (
    <Line icon="alert" tone={styles.warning}>
      {record ? (
        <Link to={toRecord(number, record)} reloadDocument>
          {reported}
        </Link>
      ) : (
        reported
      )}
      {proofs.length > 0 && <span className={styles.proof}>{format.list(proofs)}</span>}
    </Line>
  )
}

const Line = ({ icon, tone = styles.neutral, children }: { icon: IconName; tone?: string | undefined; children: ReactNode }) => (
  <li>
    <span className={tone}>
      <Icon name={icon} size="small" />
    </span>
    <span>{children}</span>
  </li>
)
