// Options of a select for categories: each top category is a group that holds itself and everything below it.
import type { CategoryTree } from '@sverka/contract/catalog/catalog'

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
