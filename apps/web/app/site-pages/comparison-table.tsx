// A table that compares the product with an alternative, need by need; on small screens every row becomes a block.
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './comparison-table.module.css'

/** `here`: how this product meets the need; `elsewhere`: how the alternative does. */
type Row = readonly [need: string, here: string, elsewhere: string]

interface ComparisonTableProps {
  /** Read by screen readers only. */
  caption: string
  heads: Row
  rows: readonly Row[]
}

export const ComparisonTable = ({ caption, heads, rows }: ComparisonTableProps) => (
  <Panel flush>
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([need, here, elsewhere]) => (
          <tr key={need}>
            <th scope="row">{need}</th>
            <td className={styles.here}>
              <span className={styles.answer}>
                <Icon name="check" />
                <span>
                  <span className={styles.label}>{heads[1]}: </span>
                  {here}
                </span>
              </span>
            </td>
            <td>
              <span className={styles.label}>{heads[2]}: </span>
              {elsewhere}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Panel>
)
