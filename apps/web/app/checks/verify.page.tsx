// `/verify/:number`: what a numbered report proves, and a comparison of the visitor's own file made in the browser.
import type { CheckProof } from '@sverka/contract/checks'
import { readableName } from '@sverka/contract/company.names'
import type { Call } from '@sverka/contract/web-host'
import { useState } from 'react'
import { data } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Container } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/verify.page'
import { CheckFacts } from './check-facts.tsx'
import { checksMessages } from './checks.messages.ts'
import styles from './checks.module.css'
import { fileHash } from './file-hash.ts'

/** The proof, or null with the status of a page that is not there: whoever holds a forged paper is told so, not shown an error. */
async function load(call: Call, number: string) {
  try {
    return data(await call('GET /api/v1/check-proofs/:number/', { params: { number } }))
  } catch (error) {
    if (isRefusal(error) && UNKNOWN.has(error.status)) return data(null, { status: 404 })
    return pageData(Promise.reject(error))
  }
}

/** No such number, or nothing that looks like one. */
const UNKNOWN: ReadonlySet<number> = new Set([400, 404, 422])

export const loader = ({ params, context }: Route.LoaderArgs) => load(context.get(servicesContext).call, params.number)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserCall, params.number)

export default function VerifyPage({ loaderData: proof, params }: Route.ComponentProps) {
  return proof ? <Proof proof={proof} /> : <Unknown number={params.number} />
}

function Unknown({ number }: { number: string }) {
  const texts = useMessages(checksMessages)
  return (
    <Container className={styles.page}>
      <PageHead title={texts.verifyTitle(number)} noindex />
      <Heading level={1}>{texts.verifyTitle(number)}</Heading>
      <Note tone="bad" title={texts.unknown}>
        <p>{texts.unknownHint}</p>
      </Note>
    </Container>
  )
}

function Proof({ proof }: { proof: CheckProof }) {
  const texts = useMessages(checksMessages)
  return (
    <Container className={styles.page}>
      <PageHead title={texts.verifyTitle(proof.number)} noindex />
      <Heading level={1}>{texts.verifyTitle(proof.number)}</Heading>
      <Panel title={readableName(proof.name)}>
        <CheckFacts check={proof} />
      </Panel>
      <Comparison proof={proof} />
    </Container>
  )
}

type Outcome = { state: 'none' | 'counting' | 'different' | 'unreadable' } | { state: 'same'; format: string }

function Comparison({ proof }: { proof: CheckProof }) {
  const texts = useMessages(checksMessages)
  const [file, setFile] = useState<File | null>(null)
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' })
  const compare = async (chosen: File | null) => {
    setFile(chosen)
    if (!chosen) return setOutcome({ state: 'none' })
    setOutcome({ state: 'counting' })
    try {
      const hash = await fileHash(chosen)
      const same = proof.hashes.find(({ sha256 }) => sha256 === hash)
      setOutcome(same ? { state: 'same', format: same.format } : { state: 'different' })
    } catch (error) {
      console.error(error)
      setOutcome({ state: 'unreadable' })
    }
  }
  return (
    <Panel title={texts.compare}>
      <Text as="p" tone="secondary">
        {texts.verifyLead}
      </Text>
      <div className={styles.file}>
        <FileField label={texts.file} empty={texts.chooseFile} accept=".pdf,.xlsx" file={file} onFile={(chosen) => void compare(chosen)} />
      </div>
      <div role="status">
        {outcome.state === 'counting' && <Note>{texts.counting}</Note>}
        {outcome.state === 'same' && (
          <Note tone="good" title={texts.genuine}>
            <p>{texts.same(outcome.format)}</p>
          </Note>
        )}
        {outcome.state === 'different' && <Note tone="bad">{texts.different}</Note>}
        {outcome.state === 'unreadable' && <Note tone="warning">{texts.unreadable}</Note>}
      </div>
    </Panel>
  )
}
