// Actions on the rows of a staff list: done at once, after a confirmation, or in a form. The accessible name of each button includes the name of
// its row, such as «Remove: Steel».
import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Row as Line } from '../ui/layout.tsx'
import type { TableColumn } from '../ui/table.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useSaving } from './use-saving.ts'

/** One action. With `form` it opens a dialog, with `question` a confirmation, otherwise it runs at once. */
export interface RowAction<Row> {
  /** Label of the button. */
  readonly text: string
  readonly danger?: boolean
  /** Whether the action is offered for a row; by default for every row. */
  readonly offered?: (row: Row) => boolean
  /** The dialog's title, if it is not the action with the row's name. */
  readonly title?: string | ((row: Row) => string)
  /** The dialog's content. */
  readonly form?: (row: Row, close: () => void) => ReactNode
  /** What an action without a form does; `done` is the message shown afterwards. */
  readonly act?: (row: Row) => Promise<unknown>
  readonly done?: string
  /** Text of the confirmation: the consequence for the row. */
  readonly question?: string
}

/** The properties of a list that are about actions. */
export interface Acting<Row> {
  actions?: readonly RowAction<Row>[]
  /** Name of a row in labels and confirmations. */
  rowName?: (row: Row) => string
  /** Shown where a row has no actions. */
  instead?: (row: Row) => ReactNode
}

interface Chosen<Row> {
  readonly action: RowAction<Row>
  readonly row: Row
}

/** The column of the actions (no column if there are none), and the dialogs that they open. */
export function useRowActions<Row>({ actions = [], rowName, instead }: Acting<Row>): {
  column: readonly TableColumn<Row>[]
  dialogs: ReactNode
} {
  const texts = useMessages(backOfficeMessages)
  const { save } = useSaving()
  const [chosen, setChosen] = useState<Chosen<Row> | null>(null)
  if (actions.length === 0) return { column: [], dialogs: null }
  const nameOn = ({ text }: RowAction<Row>, row: Row) => (rowName ? texts.actionOn(text, rowName(row)) : text)
  const run = ({ action: { act, done = texts.saved }, row }: Chosen<Row>) => act && save(() => act(row), done)
  const begin = (next: Chosen<Row>) => (next.action.form || next.action.question ? setChosen(next) : void run(next))
  const cell = (row: Row) => {
    const offered = actions.filter(({ offered: isOffered }) => isOffered?.(row) ?? true)
    if (offered.length === 0) return instead?.(row) ?? MISSING
    return (
      <Line gap={2} wrap>
        {offered.map((action) => (
          <Button
            key={action.text}
            size="small"
            {...(action.danger && { variant: 'danger' })}
            aria-label={nameOn(action, row)}
            onClick={() => begin({ action, row })}
          >
            {action.text}
          </Button>
        ))}
      </Line>
    )
  }
  const actionTitle = ({ action, row }: Chosen<Row>) =>
    typeof action.title === 'function' ? action.title(row) : (action.title ?? nameOn(action, row))
  const dismiss = () => setChosen(null)
  const dialogs = (
    <>
      <Dialog open={Boolean(chosen?.action.form)} title={chosen ? actionTitle(chosen) : ''} closeLabel={texts.close} onClose={dismiss}>
        {chosen?.action.form?.(chosen.row, dismiss)}
      </Dialog>
      <ConfirmDialog
        open={Boolean(chosen?.action.question)}
        title={chosen ? actionTitle(chosen) : ''}
        text={chosen?.action.question}
        action={chosen?.action.text ?? ''}
        onClose={dismiss}
        onConfirm={async () => chosen && run(chosen)}
      />
    </>
  )
  return { column: [{ key: 'actions', head: texts.action, cell }], dialogs }
}

/** The two actions that most lists of content have: edit in a form, and remove after a confirmation. */
export function useChangeAndRemove<Row>(
  form: (row: Row, close: () => void) => ReactNode,
  remove: { readonly question: string; readonly act: (row: Row) => Promise<unknown>; readonly done?: string },
  title?: string | ((row: Row) => string),
): readonly RowAction<Row>[] {
  const texts = useMessages(backOfficeMessages)
  return [
    { text: texts.change, form, ...(title && { title }) },
    { text: texts.remove, danger: true, done: texts.removed, ...remove },
  ]
}
