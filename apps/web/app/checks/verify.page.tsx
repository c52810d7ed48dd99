// `/verify/:number?`: what a numbered report proves, and a comparison of the visitor's own file made in the browser.
import type { CheckProof } from '@sverka/contract/checks'
import { readableName } from '@sverka/contract/company.names'
import type { Call } from '@sverka/contract/web-host'
import { useState } from 'react'
import { data, Form, redirect } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../reliability/purposes.tsx'
import { reliabilityMessages } from '../reliability/reliability.messages.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Container, Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/verify.page'
import { CheckFacts } from './check-facts.tsx'
import { checksMessages } from './checks.messages.ts'
import styles from './checks.module.css'
import { fileHash } from './file-hash.ts'

/** The proof, or null with the status of a page that is not there: whoever holds a forged paper is told so, not shown an error. */
async function load(call: Call, number: string | undefined, request: Request) {
  const typed = new URL(request.url).searchParams.get('number')?.trim().toUpperCase()
  if (typed) throw redirect(`/verify/${encodeURIComponent(typed)}`)
  if (!number) return data(null)
  try {
    return data(await call('GET /api/v1/check-proofs/:number/', { params: { number } }))
  } catch (error) {
    if (isRefusal(error) && UNKNOWN.has(error.status)) return data(null, { status: 404 })
    return pageData(Promise.reject(error))
  }
}

/** No such number, or nothing that looks like one. */
const UNKNOWN: ReadonlySet<number> = new Set([400, 404, 422])

export const loader = ({ params, request, context }: Route.LoaderArgs) => load(context.get(servicesContext).call, params.number, request)

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => load(browserCall, params.number, request)

export default function VerifyPage({ loaderData: proof, params: { number } }: Route.ComponentProps) {
  const texts = useMessages(checksMessages)
  return (
    <Container className={styles.verify}>
      <PageHead title={number ? texts.verifyTitle(number) : texts.verifyHeading} noindex={number !== undefined} />
      <Stack gap={2}>
        <Heading level={1}>{texts.verifyHeading}</Heading>
        <Text as="p" size="lead" tone="secondary">
          {texts.verifyWhere}
        </Text>
      </Stack>
      <NumberForm number={number} />
      {proof && <Proof proof={proof} />}
      {number && !proof && <Unknown number={number} />}
    </Container>
  )
}

function NumberForm({ number }: { number: string | undefined }) {
  const texts = useMessages(checksMessages)
  return (
    <Panel compact>
      <Form key={number} method="get" action="/verify" className={styles.number}>
        <TextField name="number" label={texts.reportNumber} defaultValue={number ?? ''} required maxLength={40} autoComplete="off" />
        <Button type="submit">{texts.check}</Button>
      </Form>
    </Panel>
  )
}

function Unknown({ number }: { number: string }) {
  const texts = useMessages(checksMessages)
  return (
    <Panel>
      <Stack>
        <Note tone="bad" icon="cross-octagon" title={texts.unknown}>
          <p>{texts.neverGiven(number)}</p>
        </Note>
        <Text as="p">{texts.unknownHint}</Text>
        <Row between wrap>
          <Text size="ui" tone="secondary">
            {texts.checkYourself}
          </Text>
          <Link to="/counter-parties">{texts.findCompany}</Link>
        </Row>
      </Stack>
    </Panel>
  )
}

function Proof({ proof }: { proof: CheckProof }) {
  const texts = useMessages(checksMessages)
  return (
    <>
      <Panel title={readableName(proof.name)}>
        <Stack>
          <Note tone="good" title={texts.given(proof.number)}>
            <p>{texts.givenMeaning}</p>
          </Note>
          <CheckFacts check={proof} />
          <Verdicts proof={proof} />
          <Row between wrap>
            <Text size="ui" tone="secondary">
              {texts.mayHaveChanged}
            </Text>
            <Link to={`/counter-parties/${proof.inn ?? proof.ogrn}`}>{texts.cardNow}</Link>
          </Row>
        </Stack>
      </Panel>
      <Comparison proof={proof} />
    </>
  )
}

/** What the paper must say: a forged verdict is seen without a file. */
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
