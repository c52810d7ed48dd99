// `/profile/notes`: the member's own notes and labels on companies, optionally only those with one label, or the notes that people of the member's
// team have shown to the team. Notes changed last come first.
import { readableName } from '@sverka/contract/company/names'
import type { CompanyNote } from '@sverka/contract/company-notes/company-notes'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { StatusMarks } from '../shell/status-marks.tsx'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/notes.page'
import { companyNotesMessages } from './company-notes.messages.ts'
import styles from './company-notes.module.css'
import { NoteDialog } from './note-dialog.tsx'
import { LabelList } from './own-labels.tsx'
import { ShareNote } from './share-note.tsx'
import { shownNotesMessages } from './shown-notes.messages.ts'

/** Notes on one page. */
const SIZE = 20

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(loadNotes(new URL(request.url).searchParams))

async function loadNotes(params: URLSearchParams) {
  const page = Number(params.get('page')) || 1
  const of = params.get('of') === 'team' ? 'team' : 'own'
  const label = of === 'team' ? undefined : (params.get('label') ?? undefined)
  const [notes, { labels }] = await Promise.all([
    browserCall('GET /api/v1/company-notes/', { query: { of, page, page_size: SIZE, label } }),
    browserCall('GET /api/v1/company-note-labels/', {}),
  ])
  return { page, of, label, notes, labels } as const
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

/** Whose notes are listed. */
type Whose = 'own' | 'team'

const notesUrl = ({ label, of = 'own', page = 1 }: { label?: string | undefined; of?: Whose; page?: number }): string => {
  const query = new URLSearchParams({
    ...(of === 'team' ? { of } : {}),
    ...(label === undefined ? {} : { label }),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return query.size > 0 ? `?${query}` : '/profile/notes'
}

export default function NotesPage({ loaderData: { page, of, label, notes, labels } }: Route.ComponentProps) {
  const texts = useMessages(companyNotesMessages)
  const words = useMessages(shownNotesMessages)
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <PrivateHead title={texts.title} />
        <Text as="p" tone="secondary">
          {notes.team === null ? texts.lead : words.what(readableName(notes.team))}
        </Text>
      </Stack>
      {(notes.team !== null || of === 'team') && <Views of={of} />}
      {of === 'own' && labels.length > 0 && (
        <Segmented
          label={texts.own}
          chosen={label ?? ''}
          wrap
          segments={[
            { value: '', label: texts.all, to: notesUrl({}) },
            ...labels.map((one) => ({ value: one.label, label: one.label, count: one.companies, to: notesUrl({ label: one.label }) })),
          ]}
        />
      )}
      {notes.count === 0 ? <NoNotes of={of} /> : <NotesTable notes={notes} of={of} />}
      <Pager current={page} last={Math.ceil(notes.count / SIZE)} pageHref={(to) => notesUrl({ label, of, page: to })} />
    </Stack>
  )
}

function Views({ of }: { of: Whose }) {
  const words = useMessages(shownNotesMessages)
  return (
    <Segmented
      wrap
      label={words.views}
      chosen={of}
      segments={[
        { value: 'own', label: words.mine, to: notesUrl({}) },
        { value: 'team', label: words.ofTeam, to: notesUrl({ of: 'team' }) },
      ]}
    />
  )
}

function NoNotes({ of }: { of: Whose }) {
  const texts = useMessages(companyNotesMessages)
  const words = useMessages(shownNotesMessages)
  if (of === 'team')
    return (
      <Panel>
        <EmptyState icon="edit" title={words.none}>
          {words.noneHint}
        </EmptyState>
      </Panel>
    )
  return (
    <Panel>
      <EmptyState icon="edit" title={texts.none} action={<ButtonLink to="/counter-parties">{texts.find}</ButtonLink>}>
        {texts.noneHint}
      </EmptyState>
    </Panel>
  )
}

interface NotesTableProps {
  notes: { readonly result: readonly CompanyNote[]; readonly count: number; readonly team: string | null }
  of: Whose
}

function NotesTable({ notes: { result, count, team }, of }: NotesTableProps) {
  const texts = useMessages(companyNotesMessages)
  const words = useMessages(shownNotesMessages)
  const format = useFormat()
  const title = of === 'team' ? words.ofTeamTitle : texts.title
  const writer = { key: 'writer', head: words.writer, cell: ({ made_by: name }: CompanyNote) => name ?? words.you }
  const shown = { key: 'shown', head: words.team, cell: (note: CompanyNote) => note.text !== '' && <ShareNote note={note} /> }
  const act = { key: 'act', head: texts.act, cell: (note: CompanyNote) => <EditButton note={note} /> }
  return (
    <Panel title={title} count={of === 'own' ? texts.count(count) : format.integer(count)}>
      <Table
        caption={title}
        rows={result}
        // In the team's list several people can have a note on one company.
        rowKey={({ company }, place) => (of === 'team' ? place : company.id)}
        stacked
        columns={[
          { key: 'company', head: texts.company, rowHeader: true, cell: ({ company }) => <CompanyName company={company} /> },
          { key: 'note', head: texts.text, cell: (note) => <Content note={note} /> },
          {
            key: 'state',
            head: texts.state,
            cell: ({ company: { status, procedure, closed_on: endedOn, as_of: asOf, stopped } }) => (
              <StatusMarks
                status={{ name: status, procedure: procedure ? { name: procedure, since: null } : null }}
                endedOn={endedOn}
                asOf={asOf}
                stopped={stopped}
              />
            ),
          },
          { key: 'changed', head: texts.changed, cell: ({ updated_at: at }) => format.dateOfTime(at) },
          ...(of === 'team' ? [writer] : team === null ? [act] : [shown, act]),
        ]}
      />
    </Panel>
  )
}

function CompanyName({ company: { name, inn, ogrn } }: Pick<CompanyNote, 'company'>) {
  const texts = useMessages(companyNotesMessages)
  return (
    <Stack gap={1}>
      <Link to={`/counter-parties/${ogrn}`}>{readableName(name)}</Link>
      {inn && (
        <Text size="caption" tone="secondary">
          {texts.inn(inn)}
        </Text>
      )}
    </Stack>
  )
}

const Content = ({ note: { text, labels } }: { note: CompanyNote }) => (
  <Stack gap={2}>
    {labels.length > 0 && <LabelList labels={labels} />}
    {text !== '' && <p className={styles.written}>{text}</p>}
  </Stack>
)

function EditButton({ note }: { note: CompanyNote }) {
  const texts = useMessages(companyNotesMessages)
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="edit" label={texts.relativeChange(readableName(note.company.name))} small onClick={() => setOpen(true)} />
      <NoteDialog
        companyId={note.company.id}
        note={note}
        open={isOpen}
        onClose={() => setOpen(false)}
        onWritten={() => void revalidate()}
      />
    </>
  )
}
