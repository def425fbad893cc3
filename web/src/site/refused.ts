import { Refusal } from '../api';
import type { Refused } from '../wire';

/** A refusal of the tables, as an error that says why. */
export function refusalOf(status: number, text: string): Refusal {
  const told = JSON.parse(text) as Refused;
  return new Refusal(told.code, told.text, status, told.retry_after ?? null);
}
