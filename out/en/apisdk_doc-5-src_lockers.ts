/**
 * Reserves one compartment until the parcel is dropped off or the hold expires.
 *
 * Safe to retry: a second call with the same `idempotencyKey` returns the first
 * reservation and holds no other compartment. A hold is not billed.
 *
 * @param lockerId - Locker to reserve in, for example `lk_0042`.
 * @param options - Size of the compartment, and how long to hold it.
 * @returns The reservation, with the status `held`.
 *
 * @throws {@link NoCompartmentError}
 * No compartment of this size is free. `error.freeSizes` lists those that are.
 * @throws {@link AuthenticationError}
 * The key is missing, revoked, or belongs to another environment.
 */
async reserve(lockerId: string, options: ReserveOptions): Promise<Reservation> {
