// Was in a consolidated group: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const consolidatedGroup = openFactor({
  code: 'consolidated-group',
  group: 'taxes',
  polarity: 'positive',
  points: 3,
  source: 'kgn',
  basis: 'НК РФ, гл. 3.1',
  only: 'company',
  title: ['Состоял в консолидированной группе', 'Was in a consolidated group', '曾属合并纳税集团'],
  explanation: ['Режим завершён, запись архивная.', 'The regime has ended; an archive record.', '该制度已终止，为存档记录。'],
  reason: 'no-importer',
})
