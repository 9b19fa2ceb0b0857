async function* heldReservations(apiKey) {
  let cursor = null;
  do {
    const url = new URL("https://api.example.com/v1/reservations");
    url.searchParams.set("status", "held");
    url.searchParams.set("limit", "100");
    if (cursor) url.searchParams.set("cursor", cursor);

    const response = await fetch(url, { headers: { Authorization: `Bearer ${apiKey}` } });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);

    const page = await response.json();
    yield* page.items;
    cursor = page.nextCursor;
  } while (cursor);
}
