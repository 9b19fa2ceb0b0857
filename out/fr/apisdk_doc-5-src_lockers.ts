/**
 * Réserve un casier jusqu'au dépôt du colis ou à la fin du délai.
 *
 * Peut être rappelée sans risque : avec la même `idempotencyKey`, elle renvoie la
 * première réservation et ne bloque aucun autre casier. L'attente n'est pas facturée.
 *
 * @param lockerId - Consigne où réserver, par exemple `lk_0042`.
 * @param options - Taille du casier, et durée pendant laquelle le garder.
 * @returns La réservation, à l'état `held`.
 *
 * @throws {@link NoCompartmentError}
 * Aucun casier de cette taille n'est libre. `error.freeSizes` donne les autres tailles.
 * @throws {@link AuthenticationError}
 * La clé manque, a été révoquée ou appartient à un autre environnement.
 */
async reserve(lockerId: string, options: ReserveOptions): Promise<Reservation> {
