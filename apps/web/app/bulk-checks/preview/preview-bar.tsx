// The bar at the bottom of a phone's screen in the preview of a bulk check: how many checks of the plan the list uses, and the button that starts
// the check.
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { bulkChecksMessages } from '../bulk-checks.messages.ts'
import type { NewListState } from '../use-new-list.ts'
import styles from './preview.module.css'
import { BEGIN_FORM } from './preview-cost.tsx'

type Preview = NonNullable<NewListState['preview']>

export function PreviewBar({ list, preview: { checks } }: { list: NewListState; preview: Preview }) {
  const texts = useMessages(bulkChecksMessages)
  const format = useFormat()
  // `counted` companies use a check of the plan; `free` ones were checked in this period already. `left` is null for a plan without a limit.
  const { counted, free, left } = checks
  const companies = counted + free
  return (
    <div className={styles.bar} data-bar-of-phone>
      <span>{texts.uses(format.integer(counted), left === null ? null : format.integer(left))}</span>
      <Button type="submit" form={BEGIN_FORM} variant="primary" busy={list.busy} disabled={companies === 0}>
        {texts.checkCompanies(companies)}
      </Button>
    </div>
  )
}
