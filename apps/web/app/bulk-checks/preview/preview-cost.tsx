// The panel that starts a bulk check of a list of companies: how many checks of the plan's quota the list uses, the purpose of the check (the kind of
// deal that the member plans, such as prepayment), the list's name, and the button.
import { LIST_NAME_MAX } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { type Purpose, purposes } from '@sverka/contract/company-card/reliability.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { reliabilityMessages } from '../../reliability/reliability.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { bulkChecksMessages } from '../bulk-checks.messages.ts'
import type { NewListState } from '../use-new-list.ts'
import styles from './preview.module.css'
import { columnLetters, linesInGroup } from './preview.rules.ts'

type Preview = NonNullable<NewListState['preview']>

/** Id of the form: `PreviewBar`, outside it, submits it too. */
export const BEGIN_FORM = 'begin-list'

export function PreviewCost({ list, preview }: { list: NewListState; preview: Preview }) {
  const texts = useMessages(bulkChecksMessages)
  const words = useMessages(reliabilityMessages)
  const format = useFormat()
  const { lines, checks } = preview
  const { fields, setFields, errors, busy } = list
  // `counted` companies use a check of the plan; `free` ones were checked in the plan's current period already. A line without a valid number waits
  // for the member's correction (`waiting`): it uses no check (`notCounted`), and if it is not corrected, the result has it marked as wrong
  // (`faultsReturned`). A list may have a column with the sums of the member's deals with the companies (`sum_column`).
  const companies = checks.counted + checks.free
  return (
    <Panel title={texts.cost} className={styles.cost}>
      <Form id={BEGIN_FORM} onSend={list.begin}>
        <Stack gap={4}>
          <dl className={styles.figures}>
            <dt>{texts.newChecks}</dt>
            <dd>
              <b>{format.integer(checks.counted)}</b>
            </dd>
            <dt>{texts.freeChecks}</dt>
            <dd>{format.integer(checks.free)}</dd>
            <dt>{texts.groups.repeats}</dt>
            <dd>{format.integer(linesInGroup(lines, 'repeats').length)}</dd>
            <dt>{texts.notCounted}</dt>
            <dd>{format.integer(linesInGroup(lines, 'waiting').length)}</dd>
          </dl>
          <ChecksLeft checks={checks} />
          <Select
            label={texts.purpose}
            value={fields.purpose}
            onChange={({ currentTarget: { value } }) => setFields((before) => ({ ...before, purpose: value as Purpose }))}
          >
            {purposes.map((purpose) => (
              <option key={purpose} value={purpose}>
                {words.purposes[purpose]}
              </option>
            ))}
          </Select>
          <TextField
            label={texts.name}
            maxLength={LIST_NAME_MAX}
            value={fields.name}
            error={errors.name}
            onChange={({ currentTarget: { value } }) => setFields((before) => ({ ...before, name: value }))}
          />
          <Button type="submit" variant="primary" size="large" full busy={busy} disabled={companies === 0}>
            {texts.checkCompanies(companies)}
          </Button>
          <Text as="p" size="caption" tone="muted">
            {preview.sum_column !== null && `${texts.sumsFrom(columnLetters(preview.sum_column))} `}
            {texts.faultsReturned}
          </Text>
        </Stack>
      </Form>
    </Panel>
  )
}

/** How many checks of the plan remain after this list, and until which day; nothing if the plan has no limit. */
function ChecksLeft({ checks: { counted, left, until } }: Pick<Preview, 'checks'>) {
  const texts = useMessages(bulkChecksMessages)
  const format = useFormat()
  if (left === null) return null
  if (counted > left) return <Note tone="warning">{texts.notEnough(counted - left)}</Note>
  const after = left - counted
  return (
    <div className={styles.left}>
      {left > 0 && <progress max={left} value={after} aria-label={texts.leftOfAll(format.integer(after), format.integer(left))} />}
      <Text as="p" size="caption" tone="secondary">
        {texts.wasAndLeft(format.integer(left), format.integer(after), until && format.date(until))}
      </Text>
    </div>
  )
}
