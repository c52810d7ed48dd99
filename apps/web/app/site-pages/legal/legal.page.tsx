// `/legal/:document`: the personal-data policy, the terms of use or a consent, with the day from which its version is in force. The text is Russian
// in every language of the site.
import { type LegalDocumentName, legalDocuments } from '@sverka/contract/site-pages/documents'
import { data } from 'react-router'
import { useLocale, useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { DEFAULT_LOCALE } from '../../i18n/locale.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Container } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import type { Route } from './+types/legal.page'
import { legalMessages } from './legal.messages.ts'
import styles from './legal.module.css'
import type { LegalText, Passage } from './legal-text.ts'
import { loadLegalText } from './load-legal-text.ts'

const names = Object.keys(legalDocuments) as LegalDocumentName[]

/** Trailing slashes of the path are ignored; a path that no document of the contract has is a 404. */
async function load(path: string) {
  const name = names.find((candidate) => legalDocuments[candidate].path === path.replace(/(?<!\/)\/+$/, ''))
  if (!name) throw data({ code: 'not_found' }, { status: 404 })
  return { name, text: await loadLegalText(name) }
}

export const loader = ({ request }: Route.LoaderArgs) => load(new URL(request.url).pathname)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(new URL(request.url).pathname)

export default function LegalPage({ loaderData: { name, text } }: Route.ComponentProps) {
  const texts = useMessages(legalMessages)
  const format = useFormat()
  const isRussian = useLocale() === DEFAULT_LOCALE
  const { path, version } = legalDocuments[name]
  return (
    <Container className={styles.page}>
      <PageHead title={texts.names[name]} description={texts.description(texts.names[name])} canonical={path} onlyRussian />
      {!isRussian && <Note>{texts.onlyRussian}</Note>}
      <article lang={DEFAULT_LOCALE} className={styles.text}>
        <Heading level={1}>{text.title}</Heading>
        <p>
          <Text tone="muted">{texts.version(format.date(version))}</Text>
        </p>
        <Sections text={text} />
      </article>
      <OtherDocuments current={name} />
    </Container>
  )
}

const Sections = ({ text }: { text: LegalText }) =>
  text.sections.map(({ heading, passages }) => (
    <section key={heading}>
      <Heading level={2} look="h3">
        {heading}
      </Heading>
      {passages.map((passage) => (
        <PassageText key={typeof passage === 'string' ? passage : passage[0]} passage={passage} />
      ))}
    </section>
  ))

const PassageText = ({ passage }: { passage: Passage }) =>
  typeof passage === 'string' ? (
    <p>{passage}</p>
  ) : (
    <ul>
      {passage.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )

function OtherDocuments({ current }: { current: LegalDocumentName }) {
  const texts = useMessages(legalMessages)
  return (
    <nav aria-label={texts.others} className={styles.others}>
      <Text as="p" weight="bold">
        {texts.others}
      </Text>
      <ul>
        {names
          .filter((name) => name !== current)
          .map((name) => (
            <li key={name}>
              <Link to={legalDocuments[name].path}>{texts.names[name]}</Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
