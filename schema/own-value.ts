/**
 * Value of a key that an author has named. Every object inherits names such as `constructor`, which `record[name]` finds in
 * a record that has no such key. The reader uses this, too.
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string | number,
): Value | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
