/** Alignment of two lists: nothing is lost, nothing is twice, nothing changes its order. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { pairInOrder } from "../../../../schema/pair-in-order.ts";
import { sampled } from "../../../long/seed.ts";

type Item = { kind: number; size: number };

const items = fc.array(fc.record({ kind: fc.nat(3), size: fc.nat(100) }), { maxLength: 40 });
const score = (left: Item, right: Item) =>
  left.kind === right.kind ? 1 + Math.min(left.size, right.size) / Math.max(left.size, right.size, 1) : 0;

const expectWhole = (left: Item[], right: Item[]) => {
  const pairs = pairInOrder(left, right, score);
  const is = (item: Item | undefined): item is Item => item !== undefined;
  expect(pairs.map(([item]) => item).filter(is)).toEqual(left);
  expect(pairs.map(([, item]) => item).filter(is)).toEqual(right);
  for (const [a, b] of pairs) if (a && b) expect(a.kind).toBe(b.kind);
};

test("every item of both lists is in one pair, in its order, with its own kind", () => {
  fc.assert(fc.property(items, items, expectWhole), sampled(100));
});

test("so it is in lists that are aligned part by part", () => {
  const long = (length: number, kinds: number) =>
    Array.from({ length }, (_, index) => ({ kind: index % kinds, size: index }));
  expectWhole(long(1200, 3), long(700, 2));
});

test("a list is paired with itself, item by item", () => {
  fc.assert(
    fc.property(items, (list) => {
      expect(pairInOrder(list, list, score)).toEqual(list.map((item) => [item, item]));
    }),
    sampled(100),
  );
});
