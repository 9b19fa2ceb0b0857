const response = await fetch("https://api.example.com/v1/reservations", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.LOCKERS_API_KEY}`,
    "Content-Type": "application/json",
    "Idempotency-Key": "order-20417",
  },
  body: JSON.stringify({ lockerId: "lk_0042", size: "M", holdMinutes: 60 }),
  signal: AbortSignal.timeout(10_000),
});
if (!response.ok) throw new Error(`HTTP ${response.status}`);
console.log((await response.json()).compartment);
