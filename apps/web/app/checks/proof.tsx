// Verification of an issued report on a company, by its number: whether the visitor's file (hashed in the browser, not uploaded) is the issued one,
// and which verdicts it must contain.
import type { CheckProof } from '@sverka/contract/checks/checks'
import { readableName } from '@sverka/contract/company/names'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { reliabilityMessages } from '../reliability/reliability.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../reliability/verdict-style.ts'
import { Tag } from '../ui/badge.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { CheckFacts } from './check-facts.tsx'
import { checksMessages } from './checks.messages.ts'
import styles from './checks.module.css'
import { fileHash } from './file-hash.ts'
import { Answer } from './proof-answer.tsx'

/** Result of comparing a file: `none` chosen yet, its hash is being computed, it could not be read, the same, or another. */
type Outcome =
  | { state: 'none' | 'counting' | 'unreadable' }
  | { state: 'same'; format: string }
  | { state: 'different'; hash: string; issued: string | undefined }

/** `form`: the form to enter another number. */
export function Proof({ proof, form }: { proof: CheckProof; form: ReactNode }) {
  const texts = useMessages(checksMessages)
  const [file, setFile] = useState<File | null>(null)
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' })
  const compare = async (chosen: File | null) => {
    setFile(chosen)
    if (!chosen) return setOutcome({ state: 'none' })
    setOutcome({ state: 'counting' })
    setOutcome(await compareFile(proof, chosen))
  }
  return (
    <>
      <Panel compact>
        <Stack>
          {form}
          <FileField
            label={texts.file}
            empty={texts.chooseFile}
            accept=".pdf,.xlsx"
            file={file}
            onFile={(chosen) => void compare(chosen)}
          />
          <Text as="p" size="caption" tone="muted">
            {texts.verifyLead}
          </Text>
          {outcome.state === 'counting' && <Note>{texts.counting}</Note>}
          {outcome.state === 'unreadable' && <Note tone="warning">{texts.unreadable}</Note>}
        </Stack>
      </Panel>
      <FoundReport proof={proof} outcome={outcome} />
    </>
  )
}

/** Compares the file's hash with those of the issued files. If none is equal, `issued` is the hash of the same format, or of the first file. */
async function compareFile({ hashes }: CheckProof, file: File): Promise<Outcome> {
  try {
    const hash = await fileHash(file)
    const same = hashes.find(({ sha256 }) => sha256 === hash)
    if (same) return { state: 'same', format: same.format }
    const kind = file.name.split('.').at(-1)?.toLowerCase()
    return { state: 'different', hash, issued: (hashes.find(({ format }) => format === kind) ?? hashes[0])?.sha256 }
  } catch (error) {
    console.error(error)
    return { state: 'unreadable' }
  }
}

function FoundReport({ proof, outcome }: { proof: CheckProof; outcome: Outcome }) {
  const texts = useMessages(checksMessages)
  const isOther = outcome.state === 'different'
  const resultText = isOther
    ? { title: texts.different, text: texts.differentMeaning }
    : outcome.state === 'same'
      ? { title: texts.genuine, text: texts.same(outcome.format) }
      : { title: texts.given(proof.number), text: texts.givenMeaning }
  return (
    <Answer state={isOther ? 'bad' : 'good'} {...resultText}>
      <Stack>
        {isOther && outcome.issued && <Fingerprints issued={outcome.issued} own={outcome.hash} />}
        <Text as="p">
          <b>{readableName(proof.name)}</b>
        </Text>
        <CheckFacts check={proof} />
        <Verdicts proof={proof} />
        <Row between wrap className={styles.answerFoot}>
          <Text size="caption" tone="muted">
            {isOther ? texts.differentHint : texts.mayHaveChanged}
          </Text>
          <Link to={`/counter-parties/${proof.inn ?? proof.ogrn}`}>{texts.cardNow}</Link>
        </Row>
      </Stack>
    </Answer>
  )
}

/** First characters of a hash that are shown, in groups of four: enough to compare by eye. */
const SHOWN = 16

const shown = (hash: string): string => hash.slice(0, SHOWN).replace(/(.{4})(?=.)/g, '$1 ')

function Fingerprints({ issued, own }: { issued: string; own: string }) {
  const texts = useMessages(checksMessages)
  return (
    <dl className={styles.prints}>
      <div>
        <dt>{texts.printIssued}</dt>
        <dd>{shown(issued)}</dd>
      </div>
      <div>
        <dt>{texts.printOwn}</dt>
        <dd className={styles.wrong}>{shown(own)}</dd>
      </div>
    </dl>
  )
}

/** The verdicts of the issued report, so that a forged verdict on a printed copy is recognised without a file. */
function Verdicts({ proof: { verdicts } }: { proof: CheckProof }) {
  const texts = useMessages(checksMessages)
  const words = useMessages(reliabilityMessages)
  return (
    <div>
      <Text as="p" size="caption" tone="muted">
        {texts.verdictsThen}
      </Text>
      <ul className={styles.verdicts}>
        {verdicts.map(({ purpose, verdict }) => (
          <li key={purpose}>
            {words.purposes[purpose]}:{' '}
            <Tag tone={VERDICT_TONES[verdict]} icon={VERDICT_ICONS[verdict]}>
              {words.verdicts[verdict]}
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}
