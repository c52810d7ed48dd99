// The options of a select for categories of goods. The tree has three levels: each top category becomes a group that holds itself
// and all categories below it.
import type { CategoryTree } from '@sverka/contract/catalog/catalog'

/** `childrens` is the spelling of the API. */
export function CategoryOptions({ tree }: { tree: CategoryTree }) {
  return tree.map((top) => (
    <optgroup key={top.id} label={top.name}>
      <option value={top.id}>{top.name}</option>
      {top.childrens.flatMap((middle) => [
        <option key={middle.id} value={middle.id}>
          {middle.name}
        </option>,
        ...middle.childrens.map((leaf) => (
          <option key={leaf.id} value={leaf.id}>
            {`${middle.name} / ${leaf.name}`}
          </option>
        )),
      ])}
    </optgroup>
  ))
}
