// Every factor in one list: the rules of each group with their texts.
import { type FactorGroup, factorGroups } from '@sverka/contract/company-card/reliability.rules'
import type { ComputedRule, Factor, FactorTexts } from './factor.ts'
import { addressTexts } from './factors/address/address.texts.ts'
import { addressFactors } from './factors/address/address.ts'
import { aggregatorTexts } from './factors/aggregator/aggregator.texts.ts'
import { toldOfAddress, toldOfPeople, toldOfSanctions, toldOfTaxes } from './factors/aggregator/aggregator.ts'
import { bankruptcyTexts } from './factors/bankruptcy/bankruptcy.texts.ts'
import { bankruptcyFactors } from './factors/bankruptcy/bankruptcy.ts'
import { connectionsTexts } from './factors/connections/connections.texts.ts'
import { connectionsFactors } from './factors/connections/connections.ts'
import { contractsTexts } from './factors/contracts/contracts.texts.ts'
import { contractsFactors } from './factors/contracts/contracts.ts'
import { courtsTexts } from './factors/courts/courts.texts.ts'
import { courtsFactors } from './factors/courts/courts.ts'
import { enforcementTexts } from './factors/enforcement/enforcement.texts.ts'
import { enforcementFactors } from './factors/enforcement/enforcement.ts'
import { balanceTexts } from './factors/finances/balance.texts.ts'
import { balanceFactors } from './factors/finances/balance.ts'
import { resultsTexts } from './factors/finances/results.texts.ts'
import { resultsFactors } from './factors/finances/results.ts'
import { inspectionsTexts } from './factors/inspections/inspections.texts.ts'
import { inspectionsFactors } from './factors/inspections/inspections.ts'
import { notHeldTexts } from './factors/not-held/not-held.texts.ts'
import { notHeld } from './factors/not-held/not-held.ts'
import { disqualifiedFactors } from './factors/people/disqualified.ts'
import { peopleTexts } from './factors/people/people.texts.ts'
import { peopleFactors } from './factors/people/people.ts'
import { sharesTexts } from './factors/people/shares.texts.ts'
import { sharesFactors } from './factors/people/shares.ts'
import { permitsTexts } from './factors/permits/permits.texts.ts'
import { permitsFactors } from './factors/permits/permits.ts'
import { registrationTexts } from './factors/registration/registration.texts.ts'
import { registrationFactors } from './factors/registration/registration.ts'
import { listTexts } from './factors/sanctions/lists.texts.ts'
import { listFactors } from './factors/sanctions/lists.ts'
import { sanctionsTexts } from './factors/sanctions/sanctions.texts.ts'
import { sanctionsFactors } from './factors/sanctions/sanctions.ts'
import { staffTexts } from './factors/staff/staff.texts.ts'
import { staffFactors } from './factors/staff/staff.ts'
import { taxesTexts } from './factors/taxes/taxes.texts.ts'
import { taxesFactors } from './factors/taxes/taxes.ts'

/** The rules of a group; one without texts does not compile. */
const group = <C extends string>(
  name: FactorGroup,
  rules: readonly ComputedRule<C>[],
  texts: Readonly<Record<NoInfer<C>, FactorTexts>>,
): Factor[] => rules.map((rule) => ({ ...rule, group: name, texts: texts[rule.code] }))

/** All factors in the order of their groups, then of weight. */
export const factors: readonly Factor[] = [
  ...group('registration', registrationFactors, registrationTexts),
  ...group('address', addressFactors, addressTexts),
  ...group('address', toldOfAddress, aggregatorTexts),
  ...group('people', [...peopleFactors, ...disqualifiedFactors], peopleTexts),
  ...group('people', sharesFactors, sharesTexts),
  ...group('people', toldOfPeople, aggregatorTexts),
  ...group('connections', connectionsFactors, connectionsTexts),
  ...group('staff', staffFactors, staffTexts),
  ...group('finances', balanceFactors, balanceTexts),
  ...group('finances', resultsFactors, resultsTexts),
  ...group('taxes', taxesFactors, taxesTexts),
  ...group('taxes', toldOfTaxes, aggregatorTexts),
  ...group('courts', courtsFactors, courtsTexts),
  ...group('enforcement', enforcementFactors, enforcementTexts),
  ...group('bankruptcy', bankruptcyFactors, bankruptcyTexts),
  ...group('contracts', contractsFactors, contractsTexts),
  ...group('permits', permitsFactors, permitsTexts),
  ...group('inspections', inspectionsFactors, inspectionsTexts),
  ...group('sanctions', sanctionsFactors, sanctionsTexts),
  ...group('sanctions', listFactors, listTexts),
  ...group('sanctions', toldOfSanctions, aggregatorTexts),
  ...notHeld.map((rule) => ({ ...rule, texts: notHeldTexts[rule.code] })),
].sort((a, b) => factorGroups.indexOf(a.group) - factorGroups.indexOf(b.group) || a.points - b.points || a.code.localeCompare(b.code))
