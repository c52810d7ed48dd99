// `/back-office/news/new` and `/back-office/news/:id`: the form of a news article with its text, cover, state (draft, scheduled, published) and
// publication time.
import { NEWS_CONTENT_MAX } from '@sverka/contract/news/news.rules'
import type { StaffNews } from '@sverka/contract/news/news.staff'
import { useState } from 'react'
import { data, useNavigate } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Heading } from '../../ui/text.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { forStaff } from '../list-query.ts'
import { StaffPage } from '../staff-page.tsx'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/news-edit.page'
import { contentMessages } from './content.messages.ts'
import styles from './content.module.css'
import { fromMoscowField, toMoscowField } from './moscow-time.rules.ts'
import { type NewsState, newsState, STATES } from './news-state.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { RichText } from './rich-text.tsx'

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  forStaff(async () => {
    if (id === 'new') {
      // A new article needs no data. This call is made only because it is refused if the visitor is not staff.
      await browserCall('GET /api/v1/admin/news/', { query: { page_size: 1 } })
      return null
    }
    if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 })
    return browserCall('GET /api/v1/admin/news/:id/', { params: { id: Number(id) } })
  })

// The key makes a fresh form when another article is opened.
export default function NewsEditPage({ loaderData: article }: Route.ComponentProps) {
  return <Article key={article?.id ?? 'new'} article={article} />
}

/** The values of the form. */
interface Draft {
  readonly title: string
  readonly content: string
  /** URL of the cover; null for none. */
  readonly image: string | null
  readonly state: NewsState
  /** Value of the `datetime-local` field, Moscow time; used only for a scheduled article. */
  readonly moment: string
}

const toDraft = (article: StaffNews | null): Draft => ({
  title: article?.title ?? '',
  content: article?.content ?? '',
  image: article?.image ?? null,
  state: article ? newsState(article) : 'draft',
  moment: toMoscowField(article?.publish_at ?? null),
})

/** The body of the API call. A scheduled article is sent with its publication time; for a draft the time is cleared, for a published one not sent. */
function toBody({ title, content, image, state, moment }: Draft) {
  const release = { draft: { is_published: false, publish_at: null }, published: { is_published: true } } as const
  return { title: title.trim(), content, image, ...(state === 'scheduled' ? { publish_at: fromMoscowField(moment) } : release[state]) }
}

/** State of the form, and saving: the input is checked first, then sent; a new article gets its own URL after that. */
function useArticle(article: StaffNews | null) {
  const texts = useMessages(contentMessages)
  const { saved: savedText } = useMessages(backOfficeMessages)
  const navigate = useNavigate()
  const format = useFormat()
  const { busy, fieldError, save: send } = useSaving(texts.changedSince)
  // The version that was loaded into the form. If a colleague has saved a newer one, the server refuses to overwrite it.
  const [version, setVersion] = useState(article?.version)
  const [draft, setDraft] = useState(() => toDraft(article))
  const [problem, setProblem] = useState('')
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const save = async () => {
    const isWithoutMoment = draft.state === 'scheduled' && fromMoscowField(draft.moment) === null
    const length = draft.content.length
    const firstProblem = [
      (draft.title.trim() === '' || length === 0) && texts.missingText,
      length > NEWS_CONTENT_MAX && texts.tooLong(format.integer(length), format.integer(NEWS_CONTENT_MAX)),
      isWithoutMoment && texts.momentMissing,
    ].find((item) => item !== false)
    setProblem(firstProblem ?? '')
    if (firstProblem) return
    const body = toBody(draft)
    const call = (): Promise<StaffNews> =>
      article
        ? browserCall('PATCH /api/v1/admin/news/:id/', { params: { id: article.id }, body: { ...body, ...(version ? { version } : {}) } })
        : browserCall('POST /api/v1/admin/news/', { body })
    const saved = await send(call, savedText)
    if (saved) setVersion(saved.value.version)
    if (saved && !article) await navigate(`/back-office/news/${saved.value.id}`, { replace: true })
  }
  return { draft, change, save, busy, fieldError, problem }
}

type Editing = ReturnType<typeof useArticle>

function Article({ article }: { article: StaffNews | null }) {
  const texts = useMessages(contentMessages)
  const { save: saveText } = useMessages(backOfficeMessages)
  const editing = useArticle(article)
  const { draft, change, save, busy, fieldError, problem } = editing
  return (
    <StaffPage
      title={article ? texts.editTitle : texts.addNews}
      action={
        <ButtonLink to="/back-office/news" icon="arrow-left" variant="text">
          {texts.backToNews}
        </ButtonLink>
      }
    >
      <Form onSend={save}>
        <div className={styles.columns}>
          <Stack>
            <TextField
              label={texts.headline}
              name="title"
              maxLength={200}
              value={draft.title}
              error={fieldError('title')}
              onChange={(event) => change({ title: event.currentTarget.value })}
            />
            <RichText content={draft.content} onChange={(content) => change({ content })} />
          </Stack>
          <Stack>
            <Release editing={editing} />
            <Cover editing={editing} />
            {/* Shown beside the button, since nobody would notice it below a long text. */}
            {(problem || fieldError('content')) && <FieldError>{problem || fieldError('content')}</FieldError>}
            <Button type="submit" variant="primary" full busy={busy}>
              {saveText}
            </Button>
            {article && <StoredArticle article={article} />}
          </Stack>
        </div>
      </Form>
    </StaffPage>
  )
}

function Release({ editing: { draft, change, fieldError } }: { editing: Editing }) {
  const texts = useMessages(contentMessages)
  return (
    <Panel title={texts.release} compact>
      <Stack gap={3}>
        <Segmented
          label={texts.release}
          wrap
          narrow
          chosen={draft.state}
          segments={STATES.map((value) => ({ value, label: texts.states[value] }))}
          onChoose={(state) => change({ state })}
        />
        {draft.state === 'scheduled' && (
          <TextField
            label={texts.moment}
            type="datetime-local"
            name="publish_at"
            value={draft.moment}
            error={fieldError('publish_at')}
            onChange={(event) => change({ moment: event.currentTarget.value })}
          />
        )}
      </Stack>
    </Panel>
  )
}

function Cover({ editing: { draft, change } }: { editing: Editing }) {
  const texts = useMessages(contentMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={texts.cover} compact>
      <Stack gap={3}>
        {draft.image ? <img src={draft.image} alt="" className={styles.cover} /> : <p>{texts.coverNone}</p>}
        <Row wrap gap={2}>
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.addPicture}
          </Button>
          {draft.image && (
            <Button size="small" variant="text" onClick={() => change({ image: null })}>
              {texts.coverRemove}
            </Button>
          )}
        </Row>
        <PictureDialog open={isOpen} onClose={() => setOpen(false)} onPicture={({ src }) => change({ image: src })} />
      </Stack>
    </Panel>
  )
}

/** The stored article: how readers see it, and deleting it. */
function StoredArticle({ article }: { article: StaffNews }) {
  const texts = useMessages(contentMessages)
  const { close, remove: removeText, removed } = useMessages(backOfficeMessages)
  const navigate = useNavigate()
  const { save } = useSaving()
  const [open, setOpen] = useState<'preview' | 'remove' | null>(null)
  const remove = async () => {
    const { id } = article
    const call = async () => {
      await browserCall('DELETE /api/v1/admin/news/:id/', { params: { id } })
      // Leaves before `save` reloads the page's data: the article no longer exists.
      await navigate('/back-office/news')
    }
    await save(call, removed)
  }
  return (
    <>
      <Button icon="eye" full onClick={() => setOpen('preview')}>
        {texts.preview}
      </Button>
      {article.is_published && <Link to={`/blog/${article.id}`}>{texts.openInBlog}</Link>}
      <Button variant="danger" full onClick={() => setOpen('remove')}>
        {texts.removeNews}
      </Button>
      <Dialog open={open === 'preview'} wide title={texts.previewTitle} closeLabel={close} onClose={() => setOpen(null)}>
        <Stack>
          <Note>{texts.previewNote}</Note>
          {article.image && <img src={article.image} alt="" className={styles.cover} />}
          <Heading level={2}>{article.title}</Heading>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server's allow-list when saved and when sent */}
          <div className={styles.shown} dangerouslySetInnerHTML={{ __html: article.content }} />
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={open === 'remove'}
        title={texts.removeNews}
        text={texts.removeNewsText}
        action={removeText}
        onClose={() => setOpen(null)}
        onConfirm={remove}
      />
    </>
  )
}
