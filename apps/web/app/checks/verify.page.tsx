// `/verify/:number?`: public page that verifies a report on a company: whether one with this number was issued, its main facts and verdicts, and
// whether a visitor's file is the issued one.
import type { Call } from '@sverka/contract/web-host'
import { data, Form, redirect } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Container, Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/verify.page'
import { checksMessages } from './checks.messages.ts'
import styles from './checks.module.css'
import { Proof } from './proof.tsx'
import { Answer } from './proof-answer.tsx'

/**
 * The facts of the issued report (its proof). Null without a number. Null with status 404 for an unknown number, so that this page answers instead of
 * the error page. `?number=` of the form redirects to the URL with the number in its path.
 */
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

/** HTTP statuses of the call for a number that does not exist or a text that cannot be one. */
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
      {proof ? (
        <Proof key={proof.number} proof={proof} form={<NumberForm number={number} />} />
      ) : (
        <Panel compact>
          <NumberForm number={number} />
        </Panel>
      )}
      {number && !proof && <UnknownNumber number={number} />}
    </Container>
  )
}

/** Longest typed number: a report's number has 16 characters; the rest is room for spaces. */
const NUMBER_INPUT_MAX = 40

function NumberForm({ number }: { number: string | undefined }) {
  const texts = useMessages(checksMessages)
  return (
    <Form key={number} method="get" action="/verify" className={styles.number}>
      <TextField
        name="number"
        label={texts.reportNumber}
        defaultValue={number ?? ''}
        required
        maxLength={NUMBER_INPUT_MAX}
        autoComplete="off"
      />
      <Button type="submit">{texts.check}</Button>
    </Form>
  )
}

function UnknownNumber({ number }: { number: string }) {
  const texts = useMessages(checksMessages)
  return (
    <Answer state="bad" title={texts.unknown} text={texts.neverGiven(number)}>
      <Text as="p">{texts.unknownHint}</Text>
      <Row between wrap className={styles.answerFoot}>
        <Text size="caption" tone="muted">
          {texts.checkYourself}
        </Text>
        <Link to="/counter-parties">{texts.findCompany}</Link>
      </Row>
    </Answer>
  )
}
