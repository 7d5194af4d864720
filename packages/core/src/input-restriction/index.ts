export { applyEdit } from './edit.ts';
export {
  type EditEvent,
  type EditRefused,
  type FieldBefore,
  RESTRICTION_RULES,
  type Restriction,
  type RestrictionRule,
} from './restriction.ts';
